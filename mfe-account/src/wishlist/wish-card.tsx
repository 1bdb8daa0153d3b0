import { bus } from '@suvarna/event-bus';
import type { WishlistItem } from '@suvarna/contracts/wishlist';
import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import { wishlistStore } from '@suvarna/stores';
import { Button } from '@suvarna/ui/button';
import { BagIcon, TrashIcon } from '@suvarna/ui/icon';
import { ProductCard } from '@suvarna/ui/product-card';
import { titleOf } from './title.model.ts';
import styles from './wishlist.module.css';

interface WishCardProps {
  readonly item: WishlistItem;
  readonly busy: boolean;
  readonly onMove: () => void;
  readonly onRemoved: () => void;
}

/** A design on the list at today's price, and what can be done with it. */
export function WishCard({ item, busy, onMove, onRemoved }: WishCardProps) {
  const { t, locale } = useRemoteContext();
  const href = useHref();
  const title = titleOf(item, locale);
  const remove = async (): Promise<void> => {
    onRemoved();
    try {
      await wishlistStore.getState().wish(item.product_id, false);
    } catch {
      // The store has put it back; the shopper is told.
      bus.emit('toast.message.requested', { text: t('wishlist.change-failed'), kind: 'error' });
    }
  };
  return (
    <div className={styles['wish']} data-product={item.product_id}>
      <ProductCard
        href={href(item.url)}
        title={title}
        pictures={item.images.product_images.slice(0, 2).map(({ src }) => ({ src, alt: '' }))}
        minor={item.special_price_paise}
        mrpMinor={item.price_paise}
        mrpName={t('price.mrp')}
        currency={item.currency}
        badge={item.available ? '' : t('wishlist.sold-out')}
        heading="h2"
      />
      <div className={styles['actions']}>
        <Button
          variant="secondary"
          size="small"
          wide
          icon={<BagIcon size="small" />}
          disabled={!item.available}
          busy={busy ? t('wishlist.moving') : undefined}
          aria-label={t(item.available ? 'wishlist.move-named' : 'wishlist.sold-out-named', { title })}
          onClick={onMove}
        >
          {t(item.available ? 'wishlist.move' : 'wishlist.sold-out')}
        </Button>
        <button
          type="button"
          className={styles['remove']}
          aria-label={t('wishlist.remove-named', { title })}
          onClick={() => void remove()}
        >
          <TrashIcon size="small" />
        </button>
      </div>
    </div>
  );
}
