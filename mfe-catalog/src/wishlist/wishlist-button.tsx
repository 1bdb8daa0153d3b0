import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { useWishlist } from '@suvarna/stores';
import { HeartIcon } from '@suvarna/ui/icon';
import { toggleWishlistItem } from './toggle-wishlist-item.ts';
import styles from './wishlist-button.module.css';

/** The heart of the product page, in words. Its name stays, so that it is announced as pressed or not. */
export function WishlistButton({ id }: { readonly id: number }) {
  const { t } = useRemoteContext();
  const wished = useWishlist(({ ids }) => ids.includes(id));
  return (
    <button
      type="button"
      className={styles.wish}
      aria-pressed={wished}
      onClick={() => void toggleWishlistItem(id, t)}
    >
      <HeartIcon size="small" />
      <span>{t('wishlist.name')}</span>
    </button>
  );
}
