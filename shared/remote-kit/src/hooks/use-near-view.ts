import { useCallback, useState } from 'react';

/**
 * @param margin how near counts, as a root margin: `400px`
 * @returns a `ref` for an element, and whether it has come near the view; once near, it stays so
 */
export function useNearView(
  margin: string,
): readonly [ref: (element: Element | null) => void, near: boolean] {
  const [near, setNear] = useState(false);
  const ref = useCallback(
    (element: Element | null) => {
      if (element === null) return undefined;
      const watcher = new IntersectionObserver(
        ([entry]) => {
          if (!entry?.isIntersecting) return;
          watcher.disconnect();
          setNear(true);
        },
        { rootMargin: margin },
      );
      watcher.observe(element);
      return () => watcher.disconnect();
    },
    [margin],
  );
  return [ref, near];
}
