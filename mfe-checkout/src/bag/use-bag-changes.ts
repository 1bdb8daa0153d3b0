import { isApiFailure } from '@suvarna/contracts/call';
import { bus } from '@suvarna/event-bus';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import type { Translate } from '@suvarna/remote-kit/page';
import { useAct } from '@suvarna/ui/use-act';
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
  /** What is being changed, or waits for its turn. */
  readonly busy: readonly string[];
  /** @returns whether the change was made. */
  readonly make: (what: string, work: () => Promise<void>) => Promise<boolean>;
}

/** Changes of the bag, one after the other as they are pressed; a refused one is told in a toast and changes nothing. */
export function useBagChanges(): BagChanges {
  const { t } = useRemoteContext();
  const { busy, act } = useAct();
  return {
    busy,
    make: (what, work) =>
      act(what, work, (error) => {
        const text = textFor(error, t);
        bus.emit('toast.message.requested', { text, kind: 'error' });
        return text;
      }),
  };
}
