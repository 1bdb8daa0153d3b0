import type { CartItem } from '@suvarna/contracts/bag';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { bagStore } from '@suvarna/stores';
import { Button } from '@suvarna/ui/button';
import { takeLostFocus } from '@suvarna/ui/focus';
import styles from './bag.module.css';
import { titleOf } from './line-title.model.ts';
import type { BagChanges } from './use-bag-changes.ts';

interface RemovedLineProps {
  /** The piece taken out last. */
  readonly item: CartItem | null;
  readonly changes: BagChanges;
  /** It is in the bag again. */
  readonly onBack: (item: CartItem) => void;
}

/** Offers a removed piece back, also when it was the last one. Always there, so that it is announced. */
export function RemovedLine({ item, changes, onBack }: RemovedLineProps) {
  const { t, locale } = useRemoteContext();
  const putBack = async (back: CartItem): Promise<void> => {
    const { productDetails, sku, size, karat, colour, quantity, engraving, gift_note } = back;
    const line = {
      product_id: productDetails.product_id,
      sku,
      size,
      karat,
      colour,
      quantity,
      ...(engraving && { engraving }),
      ...(gift_note && { gift_note }),
    };
    if (
      await changes.make(`undo ${back.item_id}`, () =>
        bagStore.getState().add(line, { title: titleOf(back, locale) }),
      )
    )
      onBack(back);
  };
  return (
    <div role="status">
      {item && (
        <p className={styles['removed']}>
          <span>{t('bag.removed', { title: titleOf(item, locale) })}</span>
          {/* The button that was pressed went with its line. */}
          <Button
            key={item.item_id}
            ref={takeLostFocus}
            variant="quiet"
            busy={changes.busy.includes(`undo ${item.item_id}`) ? t('bag.undoing') : undefined}
            onClick={() => void putBack(item)}
          >
            {t('bag.undo')}
          </Button>
        </p>
      )}
    </div>
  );
}
