import { useInterval } from '@suvarna/ui/use-interval';
import { useState } from 'react';

/** Seconds that are left, and how to begin. By the clock: a phone that slept has lost none. */
export function useCountdown(): readonly [left: number, begin: (seconds: number) => void] {
  const [until, setUntil] = useState(0);
  const [left, setLeft] = useState(0);
  useInterval(left > 0 ? 500 : null, () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1_000))));
  const begin = (seconds: number): void => {
    setLeft(seconds);
    setUntil(Date.now() + seconds * 1_000);
  };
  return [left, begin];
}
