import { beforeEach, expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useOwnAddress } from './use-own-address.ts';

const here = (): string => location.pathname + location.search;

beforeEach(() => {
  history.replaceState({ scroll: 7 }, '', '/ring/?size=11');
});

it('is changed again and again, and what the browser remembers of the page stays', () => {
  const { result } = renderHook(() => useOwnAddress());
  for (const address of ['/ring/?size=12', '/ring/rose/', '/ring/white/']) {
    result.current(address);
    expect([here(), history.state]).toEqual([address, { scroll: 7 }]);
  }
});

it('is that of another page from the moment it is entered, whether this one is still drawn or gone', () => {
  const { result, unmount } = renderHook(() => useOwnAddress());
  history.pushState({}, '', '/chain/');
  result.current('/ring/?size=12');
  expect(here()).toBe('/chain/');

  history.back();
  unmount();
  result.current('/ring/?size=12');
  expect(here()).not.toBe('/ring/?size=12');
});
