import { useEffect, useRef, type ReactElement } from 'react';
import { useRemoteContext } from './hooks.ts';

export interface RemoteFragmentProps {
  /** Remote that owns the fragment, e.g. `catalog`. */
  readonly remote: string;
  readonly fragment: string;
  /** Plain values; a change mounts the fragment again. */
  readonly values: Readonly<Record<string, string | number | boolean>>;
  /** Reserve the final size with it, so nothing moves when the fragment arrives. */
  readonly className?: string;
}

/** A place for another remote's fragment: filled in the browser once it comes near the view. */
export function RemoteFragment({ remote, fragment, values, className }: RemoteFragmentProps): ReactElement {
  const { embed } = useRemoteContext();
  const place = useRef<HTMLDivElement>(null);
  const key = JSON.stringify(values);

  useEffect(() => {
    const element = place.current;
    if (!element || !embed) return;
    let remove: (() => void) | undefined;
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watcher.disconnect();
        remove = embed(remote, fragment, element, JSON.parse(key) as Record<string, unknown>);
      },
      { rootMargin: '300px' },
    );
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      remove?.();
    };
  }, [embed, remote, fragment, key]);

  return <div ref={place} className={className} data-fragment={`${remote}/${fragment}`} />;
}
