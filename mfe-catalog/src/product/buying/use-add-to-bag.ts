import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { isApiFailure } from '@suvarna/contracts/call';
import { bus } from '@suvarna/event-bus';
import { bagStore } from '@suvarna/stores';
import { useState } from 'react';
import type { PriceView } from './price.model.ts';
import { sameChoice, type Choice, type ProductView } from '../product.model.ts';

/** `idle` again as soon as another choice is on screen. */
export type BagState = 'idle' | 'busy' | 'added';

const ERROR_TEXTS: Readonly<Record<string, string>> = {
  'BAG.ITEM_OUT_OF_STOCK': 'buy.error.out-of-stock',
  'BAG.QUANTITY_TOO_LARGE': 'buy.error.quantity',
  'BAG.OPTION_UNAVAILABLE': 'buy.error.option',
  'BAG.ENGRAVING_UNAVAILABLE': 'buy.error.option',
  'BAG.SIZE_REQUIRED': 'buy.size-missing',
};

interface Wanted {
  readonly choice: Choice;
  readonly price: PriceView;
  /** Words cut into it; `''` for none. */
  readonly engraving: string;
}

export function useAddToBag(product: ProductView, { choice, price, engraving }: Wanted) {
  const { t } = useRemoteContext();
  const [busy, setBusy] = useState(false);
  const [added, setAdded] = useState<(Choice & { readonly engraving: string }) | null>(null);
  const state: BagState = busy
    ? 'busy'
    : added && sameChoice(added, choice) && added.engraving === engraving
      ? 'added'
      : 'idle';

  async function add(): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      await bagStore.getState().add(
        // Pressed right after a choice: the price on screen, and its SKU, are still those of the choice before.
        {
          product_id: product.id,
          ...(isPriceOf(choice, price) && { sku: price.sku }),
          size: choice.size,
          karat: choice.karat,
          colour: choice.colour,
          quantity: 1,
          ...(engraving && { engraving }),
        },
        { title: product.title },
      );
      setAdded({ ...choice, engraving });
    } catch (error) {
      bus.emit('toast.message.requested', { text: t(textFor(error)), kind: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return { state, add };
}

const isPriceOf = ({ karat, colour, size }: Choice, price: PriceView): boolean =>
  price.karat === karat && price.colour === colour && price.size === size;

function textFor(error: unknown): string {
  // No answer, because the line is away or the store is: what was chosen stays chosen.
  if (isApiFailure(error) && error.status === 0)
    return navigator.onLine ? 'buy.error.network' : 'buy.error.offline';
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  return ERROR_TEXTS[code] ?? 'buy.error.failed';
}
