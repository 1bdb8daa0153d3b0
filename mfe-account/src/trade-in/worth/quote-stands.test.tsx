import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { listen, refusal } from '@suvarna/testing/remote-page';
import { inRemote, show } from '../../remote-context.fixtures.ts';
import { QuoteStands } from './quote-stands.tsx';

const NOW = '2026-11-25T08:00:00Z';
const UNTIL = '2026-11-25T08:30:00Z';
const LATER = '2026-11-25T09:30:00Z';
const readNow = jest.fn<() => Promise<void>>();
let stop: () => void;
beforeEach(() => {
  stop = listen();
  jest.useFakeTimers({ now: new Date(NOW) });
  readNow.mockReset();
});
afterEach(() => {
  jest.useRealTimers();
  stop();
});
const quote = (until: string) => <QuoteStands key={until} until={until} onAgain={readNow} />;
const wait = (minutes: number): void => act(() => jest.advanceTimersByTime(minutes * 60_000));
const button = () => screen.queryByRole('button', { name: 'Show current value' });

it('an amount on an open page stands for as long as was promised, and not longer', async () => {
  readNow.mockResolvedValue(undefined);
  const { rerender } = show(quote(UNTIL));
  wait(29);
  expect(screen.getByText(/^Valid until/)).toBeTruthy();
  expect(button()).toBeNull();
  wait(2);
  expect(screen.getByRole('status').textContent).toMatch(/Valid until .*14:00, and only if/);
  expect(screen.queryByText(/unless the gold rate changes/)).toBeNull();
  await act(async () => fireEvent.click(button() ?? document.body));
  expect(readNow).toHaveBeenCalledTimes(1);
  rerender(inRemote(quote(LATER)));
  expect(screen.getByText(/^Valid until .*15:00, unless/)).toBeTruthy();
  expect(button()).toBeNull();
  wait(61);
  expect(button()).toBeTruthy();
});

it('a value of now that could not be read is said, and may be tried again', async () => {
  readNow.mockRejectedValue(refusal(0, 'NETWORK'));
  show(quote(UNTIL));
  wait(31);
  await act(async () => fireEvent.click(button() ?? document.body));
  expect(screen.getByRole('alert').textContent).toMatch(/No response/);
  expect(button()).toBeTruthy();
});
