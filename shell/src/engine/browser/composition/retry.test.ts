/** @jest-environment <rootDir>/shared/testing/src/jest/browser-environment.mjs */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { loadAhead, waitingForConnection, withOneRetry } from './retry.ts';

const work = jest.fn<() => Promise<string>>();
let line: jest.Spied<() => boolean>;

beforeEach(() => {
  jest.useFakeTimers();
  work.mockReset();
  line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});
afterEach(() => {
  jest.useRealTimers();
  line.mockRestore();
});

const lineComesBack = (): void => {
  line.mockReturnValue(true);
  dispatchEvent(new Event('online'));
};

it('tries once more after a short while', async () => {
  work.mockRejectedValueOnce(new Error('lost')).mockResolvedValueOnce('here');
  const tried = withOneRetry(work);
  await jest.advanceTimersByTimeAsync(199);
  expect(work).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(401);
  await expect(tried).resolves.toBe('here');
});

it('says why when it fails twice, and stops', async () => {
  work.mockRejectedValueOnce(new Error('first')).mockRejectedValueOnce(new Error('second'));
  const failed = loadAhead(work).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(60_000);
  await expect(failed).resolves.toEqual(new Error('second'));
  expect(work).toHaveBeenCalledTimes(2);
});

it('waits for a line without asking, as often as it is lost', async () => {
  line.mockReturnValue(false);
  work
    .mockRejectedValueOnce(new Error('no line'))
    .mockRejectedValueOnce(new Error('no line'))
    .mockResolvedValueOnce('here');
  const waiting = waitingForConnection(work);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(work).toHaveBeenCalledTimes(1);
  // Lost again before the answer came.
  dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(600_000);
  expect(work).toHaveBeenCalledTimes(2);
  lineComesBack();
  await expect(waiting).resolves.toBe('here');
});

it('does not mistake a line that was just lost for broken code', async () => {
  // The request fails a moment before the browser says that it has no line.
  work
    .mockRejectedValueOnce(new Error('lost'))
    .mockRejectedValueOnce(new Error('no line'))
    .mockResolvedValueOnce('here');
  const waiting = loadAhead(work);
  await jest.advanceTimersByTimeAsync(0);
  line.mockReturnValue(false);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(work).toHaveBeenCalledTimes(2);
  lineComesBack();
  await expect(waiting).resolves.toBe('here');
});
