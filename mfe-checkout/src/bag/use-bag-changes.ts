import { isApiFailure } from '@suvarna/contracts/api-reader';
import { bus } from '@suvarna/event-bus';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import type { Translate } from '@suvarna/remote-kit/page';
import { useState } from 'react';
import { noAnswerText } from '../payment/failure-text.model.ts';

const ERROR_TEXTS: Readonly<Record<string, string>> = {
  'BAG.ITEM_OUT_OF_STOCK': 'bag.error.out-of-stock',
  'BAG.QUANTITY_TOO_LARGE': 'bag.error.quantity',
  'BAG.ITEM_NOT_FOUND': 'bag.error.gone',
};

function textFor(error: unknown, t: Translate): string {
  if (!isApiFailure(error)) return t('bag.error.failed');
  return error.status === 0 ? noAnswerText(t) : t(ERROR_TEXTS[error.code] ?? 'bag.error.failed');
}

export interface BagChanges {
  /** What is being changed now. */
  readonly busy: string | null;
  /** @returns whether the change was made. */
  readonly make: (what: string, work: () => Promise<void>) => Promise<boolean>;
}

/** One change of the bag at a time; a refused one is told in a toast and changes nothing. */
export function useBagChanges(): BagChanges {
  const { t } = useRemoteContext();
  const [busy, setBusy] = useState<string | null>(null);

  async function make(what: string, work: () => Promise<void>): Promise<boolean> {
    if (busy !== null) return false;
    setBusy(what);
    try {
      await work();
      return true;
    } catch (error) {
      bus.emit('toast.message.requested', { text: textFor(error, t), kind: 'error' });
      return false;
    } finally {
      setBusy(null);
    }
  }
  return { busy, make };
}
