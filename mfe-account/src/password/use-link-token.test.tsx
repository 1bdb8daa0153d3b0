import { afterEach, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { useLinkToken } from './use-link-token.ts';

const TOKEN = 'a'.repeat(43);
const react = globalThis as typeof globalThis & { IS_REACT_ACT_ENVIRONMENT?: boolean };

afterEach(() => {
  react.IS_REACT_ACT_ENVIRONMENT = true;
});

it('is there with the page: who presses in the same moment is heard', async () => {
  // As in a browser: with `act` all effects have run before anybody else has a turn.
  react.IS_REACT_ACT_ENVIRONMENT = false;
  history.replaceState(null, '', `/sign-in/stop-change/#token=${TOKEN}`);
  const drawn: unknown[] = [];
  const pressed: unknown[] = [];
  function Probe() {
    drawn.push(useLinkToken());
    useLayoutEffect(() => queueMicrotask(() => pressed.push(drawn.at(-1))), []);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  root.render(<Probe />);
  await waitFor(() => expect(pressed).toHaveLength(1));
  root.unmount();
  expect(pressed).toEqual([TOKEN]);
  expect(location.hash).toBe('');
});
