import { useEffect, useEffectEvent, useRef, useState } from 'react';

export interface OnDemand<Part> {
  /** Nothing before the first tap. */
  readonly part: Part | undefined;
  readonly open: boolean;
  /** The code is on its way. */
  readonly busy: boolean;
  readonly show: () => void;
  readonly close: () => void;
}

export interface OnDemandOptions {
  /** The code did not come: who taps again asks again. */
  readonly onFailed: () => void;
  /** A fragment of the address, such as `#view-3d`: a page that is opened with it opens the part at once. */
  readonly at?: string;
}

/**
 * A dialog whose code comes with the first tap. `lazy` would keep a failed download for good and
 * break the page around it; here the shopper is told, and the next tap asks again.
 */
export function useOnDemand<Part extends object>(
  load: () => Promise<Part>,
  { onFailed, at }: OnDemandOptions,
): OnDemand<Part> {
  const [part, setPart] = useState<Part>();
  const [state, setState] = useState<'closed' | 'busy' | 'open'>('closed');
  const here = useRef(false);

  async function fetchPart(): Promise<void> {
    setState('busy');
    try {
      setPart(await load());
      setState('open');
    } catch {
      // Who has left the page waits for nothing here.
      if (!here.current) return;
      setState('closed');
      onFailed();
    }
  }

  const show = (): void => {
    if (state === 'busy') return;
    if (part) setState('open');
    else void fetchPart();
  };

  const arrive = useEffectEvent(() => {
    here.current = true;
    if (at !== undefined && window.location.hash === at) show();
  });
  useEffect(() => {
    arrive();
    return () => {
      here.current = false;
    };
  }, []);
  return { part, open: state === 'open', busy: state === 'busy', show, close: () => setState('closed') };
}
