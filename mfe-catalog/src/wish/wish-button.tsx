import { useFrame } from '@suvarna/remote-kit/hooks';
import { useWishlist } from '@suvarna/stores';
import { HeartIcon } from '@suvarna/ui/icon';
import { makeWish } from './make-wish.ts';
import styles from './wish-button.module.css';

/** The heart of the product page, in words. Its name stays, so that it is announced as pressed or not. */
export function WishButton({ id }: { readonly id: number }) {
  const { t } = useFrame();
  const wished = useWishlist(({ ids }) => ids.includes(id));
  return (
    <button type="button" className={styles.wish} aria-pressed={wished} onClick={() => void makeWish(id, t)}>
      <HeartIcon size="small" />
      <span>{t('wish.name')}</span>
    </button>
  );
}
