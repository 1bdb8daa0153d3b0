import type { Cart, CartItem } from '@suvarna/contracts/bag';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { keepsShopper } from '@suvarna/session';
import { bagStore, useBag } from '@suvarna/stores';
import type { Parcel } from '../shipping/shipping.api.ts';
import { useDeliveries } from '../shipping/use-shipping.ts';
import summary from '../summary/summary.module.css';
import { BagLine } from './bag-line.tsx';
import { BagSummary } from './bag-summary.tsx';
import styles from './bag.module.css';
import type { BagChanges } from './use-bag-changes.ts';

interface BagContentsProps {
  readonly cart: Cart;
  readonly changes: BagChanges;
  readonly onRemove: (item: CartItem) => void;
}

/** What cannot be had is not on its way anywhere. */
const parcelsOf = ({ items }: Cart): readonly Parcel[] =>
  items
    .filter(({ available }) => available)
    .map(({ item_id, sku, size, quantity, engraving, productDetails: { product_id } }) => ({
      item_id,
      sku,
      size,
      quantity,
      engraving,
      product_id,
    }));

export function BagContents({ cart, changes, onRemove }: BagContentsProps) {
  const { t } = useRemoteContext();
  const reading = useBag((bag) => bag.status === 'reading');
  const delivery = useDeliveries(
    cart.totals.currency === 'INR' ? parcelsOf(cart) : [],
    cart.totals.total_payable_paise,
  );
  return (
    <div className={summary['layout']}>
      <div>
        <p className={styles['count']}>{t('bag.pieces', { count: cart.count })}</p>
        {!keepsShopper() && (
          <p className={styles['removed']} role="status">
            {t('bag.not-kept')}
          </p>
        )}
        <ul className={styles['lines']}>
          {cart.items.map((item) => (
            <BagLine
              key={item.item_id}
              item={item}
              arrives={delivery.deliveries?.days[item.item_id] ?? ''}
              busy={changes.busy.some((what) => what.endsWith(` ${item.item_id}`))}
              onQuantity={(quantity) =>
                void changes.make(`quantity ${item.item_id}`, () =>
                  bagStore.getState().update(item.item_id, quantity),
                )
              }
              onNote={(note) =>
                changes.make(`note ${item.item_id}`, () =>
                  bagStore.getState().setGiftNote(item.item_id, note),
                )
              }
              onRemove={() => onRemove(item)}
            />
          ))}
        </ul>
      </div>
      <BagSummary cart={cart} busy={reading || changes.busy.length > 0} delivery={delivery} />
    </div>
  );
}
