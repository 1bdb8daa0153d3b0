import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useInterval } from './use-interval.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const ticking = (first: number | null) => {
  const ticks: string[] = [];
  const hook = renderHook(
    ({ every, name }: { every: number | null; name: string }) => useInterval(every, () => ticks.push(name)),
    { initialProps: { every: first, name: 'first' } },
  );
  return { ...hook, ticks };
};

it('calls the newest handler, and is not begun again by a drawing', () => {
  const { rerender, ticks } = ticking(1_000);
  jest.advanceTimersByTime(900);
  rerender({ every: 1_000, name: 'second' });
  jest.advanceTimersByTime(100);
  expect(ticks).toEqual(['second']);
});

it('rests without a time, and ends with the component', () => {
  const { rerender, unmount, ticks } = ticking(null);
  jest.advanceTimersByTime(5_000);
  expect(ticks).toEqual([]);
  rerender({ every: 1_000, name: 'begun' });
  unmount();
  jest.advanceTimersByTime(5_000);
  expect(ticks).toEqual([]);
  expect(jest.getTimerCount()).toBe(0);
});
