import { useFrame } from '@suvarna/remote-kit/hooks';
import { bus } from '@suvarna/event-bus';
import { useState } from 'react';

const ERROR_TEXTS: Readonly<Record<string, string>> = {
  'BAG.ITEM_OUT_OF_STOCK': 'bag.error.out-of-stock',
  'BAG.QUANTITY_TOO_LARGE': 'bag.error.quantity',
  'BAG.ITEM_NOT_FOUND': 'bag.error.gone',
  'CALL.UNREACHABLE': 'error.network',
  'CALL.TIMED_OUT': 'error.network',
};

const textFor = (error: unknown): string =>
  (error instanceof Error && 'code' in error && typeof error.code === 'string' ? ERROR_TEXTS[error.code] : undefined) ?? 'bag.error.failed';

export interface BagChanges {
  /** What is being changed now. */
  readonly busy: string | null;
  /** @returns whether the change was made. */
  readonly make: (what: string, work: () => Promise<void>) => Promise<boolean>;
}

/** One change of the bag at a time; a refused one is told in a toast and changes nothing. */
export function useBagChanges(): BagChanges {
  const { t } = useFrame();
  const [busy, setBusy] = useState<string | null>(null);

  async function make(what: string, work: () => Promise<void>): Promise<boolean> {
    if (busy !== null) return false;
    setBusy(what);
    try {
      await work();
      return true;
    } catch (error) {
      bus.emit('toast.message.requested', { text: t(textFor(error)), kind: 'error' });
      return false;
    } finally {
      setBusy(null);
    }
  }
  return { busy, make };
}
