import type { CartItem } from '@suvarna/contracts/bag';
import { sizeInWords } from '@suvarna/contracts/sizes';
import { formatDay } from '@suvarna/i18n/day';
import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import { Button } from '@suvarna/ui/button';
import { TrashIcon } from '@suvarna/ui/icon';
import { Picture } from '@suvarna/ui/picture';
import { formatPrice, Price } from '@suvarna/ui/price';
import { QuantityStepper } from '@suvarna/ui/quantity-stepper';
import styles from './bag-line.module.css';
import { GiftNote } from './gift-note.tsx';
import { titleOf } from './line-title.model.ts';

interface BagLineProps {
  readonly item: CartItem;
  /** ISO day of delivery at the pincode that was given; `''` while there is none. */
  readonly arrives: string;
  /** A change of this line is on its way. */
  readonly busy: boolean;
  readonly onQuantity: (quantity: number) => void;
  /** @returns whether the note was kept */
  readonly onNote: (note: string) => Promise<boolean>;
  readonly onRemove: () => void;
}

/** The price of one is rounded on screen: where it does not come to the line's, two prices would contradict each other. */
const multipliesByEye = ({
  unit_price_paise: one,
  quantity,
  line_price_paise: all,
  productDetails: { currency },
}: CartItem): boolean => one * quantity === all && (currency !== 'INR' || one % 100 === 0);

export function BagLine({ item, arrives, busy, onQuantity, onNote, onRemove }: BagLineProps) {
  const { t, locale } = useRemoteContext();
  const href = useHref();
  const { productDetails: product, price_notice: notice } = item;
  const title = titleOf(item, locale);
  const address = href(
    `${product.url}?${new URLSearchParams({ karat: String(item.karat), colour: item.colour, ...(item.size && { size: item.size }) }).toString()}`,
  );
  const picture = product.images.product_images[0];
  const left = item.max_quantity;
  const fault = left > 0 ? t('line.only-left', { count: left }) : t('line.unavailable');

  return (
    <li className={styles['line']} data-busy={busy || undefined} data-sku={item.sku}>
      <a className={styles['picture']} href={address} tabIndex={-1} aria-hidden="true">
        {picture && <Picture src={picture.src} alt="" sizes="7.5rem" />}
      </a>
      <div className={styles['about']}>
        <h2 className={styles['title']}>
          <a href={address}>{title}</a>
        </h2>
        <p className={styles['options']}>
          {[
            t('line.karat', { karat: item.karat }),
            t(`colour.${item.colour}`),
            item.size && t('line.size', { size: sizeInWords(item.size, item.size_names, product.currency) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {item.engraving && (
          <p className={styles['options']}>
            {t('line.engraving')} <q dir="auto">{item.engraving}</q>
          </p>
        )}
        <p className={styles['delivery']}>
          {item.available ? (
            t(`line.${item.engraving ? 'made-to-order' : product.product_type}`)
          ) : (
            <strong className={styles['gone']}>{fault}</strong>
          )}
          {arrives !== '' && (
            <>
              {' '}
              ·{' '}
              <strong className={styles['arrives']}>
                {t('line.arrives', { day: formatDay(arrives, locale) })}
              </strong>
            </>
          )}
        </p>
        {item.asked_for !== undefined && (
          <p className={styles['notice']}>
            {t('line.fewer', { asked: item.asked_for, count: item.quantity })}
          </p>
        )}
        {notice && (
          <p className={styles['notice']}>
            {t(notice.reason === 'exchange-rate' ? 'line.exchange-moved' : 'line.price-moved', {
              old: formatPrice(notice.old_paise, product.currency),
              now: formatPrice(notice.new_paise, product.currency),
            })}
          </p>
        )}
      </div>
      <div className={styles['price']}>
        <Price
          minor={item.line_price_paise}
          mrpMinor={item.line_mrp_paise}
          mrpName={t('price.mrp')}
          currency={product.currency}
        />
        {item.quantity > 1 && multipliesByEye(item) && (
          <p className={styles['each']}>
            {t('line.each', { price: formatPrice(item.unit_price_paise, product.currency) })}
          </p>
        )}
      </div>
      <div className={styles['actions']}>
        {left > 0 && (
          <QuantityStepper
            value={item.quantity}
            // More than are left: the first press of "less" goes down to what can be had.
            max={Math.max(left, item.quantity)}
            busy={busy}
            onChange={(quantity) => onQuantity(Math.min(quantity, left))}
            labels={{
              group: t('line.quantity', { title }),
              decrease: t('line.decrease'),
              increase: t('line.increase'),
            }}
          />
        )}
        <Button
          variant="quiet"
          icon={<TrashIcon size="small" />}
          aria-label={t('line.remove-named', { title })}
          onClick={onRemove}
        >
          {t('line.remove')}
        </Button>
      </div>
      {item.available && (
        <div className={styles['note']}>
          <GiftNote id={item.item_id} title={title} note={item.gift_note ?? ''} onNote={onNote} />
        </div>
      )}
    </li>
  );
}
