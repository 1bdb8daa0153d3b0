import { useEffect, useState } from 'react';

/** Seconds left, and how to begin. Counts by the clock, so a sleeping phone does not stretch it. */
export function useCountdown(): readonly [left: number, begin: (seconds: number) => void] {
  const [until, setUntil] = useState(0);
  const [left, setLeft] = useState(0);

  useEffect(() => {
    if (until === 0) return undefined;
    const tick = (): void => {
      const now = Math.max(0, Math.ceil((until - Date.now()) / 1_000));
      setLeft(now);
      if (now === 0) clearInterval(timer);
    };
    const timer = setInterval(tick, 500);
    tick();
    return () => clearInterval(timer);
  }, [until]);

  return [
    left,
    (seconds) => {
      setLeft(seconds);
      setUntil(Date.now() + seconds * 1_000);
    },
  ];
}
