import { useInterval } from '@suvarna/ui/use-interval';
import { useState } from 'react';

/** Seconds left, and how to begin. Counts by the clock, so a sleeping phone does not stretch it. */
export function useCountdown(): readonly [left: number, begin: (seconds: number) => void] {
  const [until, setUntil] = useState(0);
  const [left, setLeft] = useState(0);
  useInterval(left > 0 ? 500 : null, () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1_000))));

  return [
    left,
    (seconds) => {
      setLeft(seconds);
      setUntil(Date.now() + seconds * 1_000);
    },
  ];
}
