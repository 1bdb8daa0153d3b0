import type { Cart, CartItem } from '@suvarna/contracts/api/customer';
import { useFrame } from '@suvarna/remote-kit/hooks';
import { bagStore } from '@suvarna/stores';
import { BagLine } from './bag-line.tsx';
import { BagTotals } from './bag-totals.tsx';
import styles from './bag.module.css';
import type { BagChanges } from './use-bag-changes.ts';

interface BagContentsProps {
  readonly cart: Cart;
  readonly changes: BagChanges;
  readonly onRemove: (item: CartItem) => void;
}

export function BagContents({ cart, changes, onRemove }: BagContentsProps) {
  const { t } = useFrame();
  return (
    <div className={styles['layout']}>
      <div>
        <p className={styles['count']}>{t('bag.pieces', { count: cart.count })}</p>
        <ul className={styles['lines']}>
          {cart.items.map((item) => (
            <BagLine
              key={item.item_id}
              item={item}
              busy={changes.busy === item.item_id}
              onQuantity={(quantity) => void changes.make(item.item_id, () => bagStore.getState().update(item.item_id, quantity))}
              onRemove={() => onRemove(item)}
            />
          ))}
        </ul>
      </div>
      <BagTotals totals={cart.totals} buyable={cart.items.every((item) => item.available)} />
    </div>
  );
}
