import type { WishlistItem } from '@suvarna/contracts/wishlist';
import { priceVersion } from '@suvarna/contracts/catalogue';
import { useRead } from '@suvarna/remote-kit/use-read';
import { useWishlist, wishlistStore } from '@suvarna/stores';
import { usePricesOfNow } from '../prices/use-prices-of-now.ts';

export interface Wishes {
  readonly state: 'reading' | 'failed' | 'ready';
  /** What is on the list now, priced. */
  readonly items: readonly WishlistItem[];
  /** Reads the list again. */
  readonly again: () => void;
}

/** The list on screen: read at every visit, and again when a design comes onto it elsewhere. */
export function useWishes(): Wishes {
  const ids = useWishlist((state) => state.ids);
  const wishlist = useWishlist((state) => state.wishlist);
  const status = useWishlist((state) => state.status);
  const known = wishlist?.results ?? [];
  const unknown = ids.filter((id) => !known.some((item) => item.product_id === id)).join();

  const { retry: again } = useRead(unknown, async () => {
    await wishlistStore.getState().refresh();
    if (wishlistStore.getState().status === 'failed') throw new Error('The wishlist could not be read.');
  });
  const [first] = known;
  usePricesOfNow({
    version: first && priceVersion(first),
    renew: async () => {
      // An answer that is on its way has prices of its own time.
      if (status !== 'reading') await wishlistStore.getState().refresh();
    },
  });

  if (wishlist === null) return { state: status === 'failed' ? 'failed' : 'reading', items: [], again };
  return { state: 'ready', items: known.filter((item) => ids.includes(item.product_id)), again };
}
