import { bus } from '@suvarna/event-bus';
import { useT } from '@suvarna/remote-kit/hooks';
import { useEffect, useRef, useState } from 'react';

interface OnDemand<Part> {
  /** Nothing before the first tap. */
  readonly part: Part | undefined;
  readonly open: boolean;
  /** The code is on its way. */
  readonly busy: boolean;
  readonly show: () => void;
  readonly close: () => void;
}

/**
 * A dialog whose code comes with the first tap. `lazy` would keep a failed download for good and
 * break the page around it; here the shopper is told, and the next tap asks anew.
 */
export function useOnDemand<Part extends object>(load: () => Promise<Part>): OnDemand<Part> {
  const t = useT();
  const [part, setPart] = useState<Part>();
  const [state, setState] = useState<'closed' | 'busy' | 'open'>('closed');
  const here = useRef(false);

  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  async function fetchPart(): Promise<void> {
    setState('busy');
    try {
      setPart(await load());
      setState('open');
    } catch {
      // Who has left the page waits for nothing here.
      if (!here.current) return;
      setState('closed');
      bus.emit('toast.message.requested', { text: t('product.open-failed'), kind: 'error' });
    }
  }

  const show = (): void => {
    if (state === 'busy') return;
    if (part) setState('open');
    else void fetchPart();
  };
  return { part, open: state === 'open', busy: state === 'busy', show, close: () => setState('closed') };
}
