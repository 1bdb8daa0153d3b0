import { useInterval } from './use-interval.ts';
import { useState } from 'react';

/**
 * Seconds left, and how to begin. Counts by the clock, so a sleeping phone does not stretch it.
 *
 * @param first seconds it begins with by itself
 */
export function useCountdown(first = 0): readonly [left: number, begin: (seconds: number) => void] {
  const [until, setUntil] = useState(() => Date.now() + first * 1_000);
  const [left, setLeft] = useState(first);
  useInterval(left > 0 ? 500 : null, () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1_000))));

  return [
    left,
    (seconds) => {
      setLeft(seconds);
      setUntil(Date.now() + seconds * 1_000);
    },
  ];
}
