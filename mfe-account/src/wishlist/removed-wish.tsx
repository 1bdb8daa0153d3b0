import { bus } from '@suvarna/event-bus';
import type { WishlistItem } from '@suvarna/contracts/wishlist';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { useWishlist, wishlistStore } from '@suvarna/stores';
import { Button } from '@suvarna/ui/button';
import { titleOf } from './title.model.ts';
import styles from './wishlist.module.css';

/** The pressed button went with its card: the way back is the next thing to reach. */
const focusButton = (undo: HTMLElement | null): void =>
  undo?.querySelector('button')?.focus({ preventScroll: true });

interface RemovedWishProps {
  /** The design taken off last. */
  readonly item: WishlistItem | null;
  /** It is on the list again. */
  readonly onBack: () => void;
}

/** Offers a removed design back, also when it was the last one. Always there, so that it is announced. */
export function RemovedWish({ item, onBack }: RemovedWishProps) {
  const { t, locale } = useRemoteContext();
  // A removal that failed is none.
  const gone = useWishlist(({ ids }) => item !== null && !ids.includes(item.product_id));

  const putBack = async (back: WishlistItem): Promise<void> => {
    onBack();
    try {
      await wishlistStore.getState().wish(back.product_id, true);
    } catch {
      // The store has taken it off again; the shopper is told.
      bus.emit('toast.message.requested', { text: t('wishlist.change-failed'), kind: 'error' });
    }
  };
  return (
    <div role="status">
      {gone && item !== null && (
        <p key={item.product_id} ref={focusButton} className={styles['removed']}>
          <span>{t('wishlist.removed', { title: titleOf(item, locale) })}</span>
          <Button variant="quiet" onClick={() => void putBack(item)}>
            {t('wishlist.undo')}
          </Button>
        </p>
      )}
    </div>
  );
}
