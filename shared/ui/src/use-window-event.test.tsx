import { expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useWindowEvent } from './use-window-event.ts';

it('the newest handler hears while the component is there', () => {
  const heard: string[] = [];
  const { rerender, unmount } = renderHook(
    ({ name }) => useWindowEvent('hashchange', () => heard.push(name)),
    { initialProps: { name: 'first' } },
  );
  rerender({ name: 'second' });
  dispatchEvent(new HashChangeEvent('hashchange'));
  unmount();
  dispatchEvent(new HashChangeEvent('hashchange'));
  expect(heard).toEqual(['second']);
});
