import { useEffect, useEffectEvent } from 'react';

/**
 * Calls the newest `onTick` again and again while the component is there. Timers of a sleeping phone
 * stretch: what counts seconds looks at the clock.
 *
 * @param milliseconds between two calls; `null` rests
 */
export function useInterval(milliseconds: number | null, onTick: () => void): void {
  const tick = useEffectEvent(onTick);
  useEffect(() => {
    if (milliseconds === null) return undefined;
    const timer = setInterval(() => tick(), milliseconds);
    return () => clearInterval(timer);
  }, [milliseconds]);
}
