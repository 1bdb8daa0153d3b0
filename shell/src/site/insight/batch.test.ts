import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { createBatch } from './batch.ts';

const send = jest.fn<(items: readonly number[]) => void>();
beforeEach(() => {
  jest.useFakeTimers();
  send.mockReset();
});
afterEach(() => {
  jest.useRealTimers();
});

it('is sent once, some time after the first thing came in', () => {
  const batch = createBatch({ most: 10, afterMs: 1_000, send });
  batch.add(1);
  jest.advanceTimersByTime(900);
  batch.add(2);
  expect(send).not.toHaveBeenCalled();
  jest.advanceTimersByTime(100);
  expect(send.mock.calls).toEqual([[[1, 2]]]);
  jest.advanceTimersByTime(10_000);
  expect(send).toHaveBeenCalledTimes(1);
});

it('is sent at once when it is full, and when it is told to; empty never', () => {
  const batch = createBatch({ most: 2, afterMs: 1_000, send });
  batch.flush();
  batch.add(1);
  batch.add(2);
  batch.add(3);
  batch.flush();
  jest.advanceTimersByTime(10_000);
  expect(send.mock.calls).toEqual([[[1, 2]], [[3]]]);
});
