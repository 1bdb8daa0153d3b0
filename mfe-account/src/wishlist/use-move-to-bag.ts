import { isApiFailure } from '@suvarna/contracts/call';
import type { WishlistItem } from '@suvarna/contracts/wishlist';
import { bus } from '@suvarna/event-bus';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { useRef, useState } from 'react';
import { titleOf } from './title.model.ts';
import { moveToBag, readSizes, type Sizes } from './wishlist.api.ts';

const ERROR_TEXTS: Readonly<Record<string, string>> = {
  'BAG.ITEM_OUT_OF_STOCK': 'wishlist.error.out-of-stock',
  'BAG.QUANTITY_TOO_LARGE': 'wishlist.error.quantity',
};

/** A design whose size is being chosen. */
export interface SizeChoice {
  readonly item: WishlistItem;
  readonly sizes: Sizes;
}

export interface Move {
  /** Designs on their way. */
  readonly busy: readonly number[];
  readonly choice: SizeChoice | null;
  readonly begin: (item: WishlistItem) => void;
  readonly choose: (size: string) => void;
  readonly cancel: () => void;
}

/** From the list into the bag, with a size where the design is made in sizes. @param onMoved it is there */
export function useMoveToBag(onMoved: () => void): Move {
  const { t, locale } = useRemoteContext();
  const [busy, setBusy] = useState<readonly number[]>([]);
  /** Whose size is asked for: that of another one, which was pressed before, is not any more. */
  const wanted = useRef<WishlistItem>(undefined);
  const [choice, setChoice] = useState<SizeChoice | null>(null);

  const make = async (item: WishlistItem, work: () => Promise<void>): Promise<void> => {
    const { product_id: id } = item;
    if (busy.includes(id)) return;
    setBusy((now) => [...now, id]);
    try {
      await work();
    } catch (error) {
      const text = isApiFailure(error) ? ERROR_TEXTS[error.code] : undefined;
      bus.emit('toast.message.requested', { text: t(text ?? 'wishlist.error.failed'), kind: 'error' });
    } finally {
      setBusy((now) => now.filter((other) => other !== id));
    }
  };
  const move = async (item: WishlistItem, size: string): Promise<void> => {
    const title = titleOf(item, locale);
    await moveToBag(item, { title, size });
    setChoice((now) => (now?.item === item ? null : now));
    bus.emit('toast.message.requested', { text: t('wishlist.moved', { title }), kind: 'success' });
    onMoved();
  };

  return {
    busy,
    choice,
    begin: (item) =>
      void make(item, async () => {
        if (!item.size_required) return move(item, '');
        wanted.current = item;
        const sizes = await readSizes(item);
        if (wanted.current === item) setChoice({ item, sizes });
        return undefined;
      }),
    choose: (size) => {
      if (choice !== null) void make(choice.item, () => move(choice.item, size));
    },
    cancel: () => setChoice(null),
  };
}
