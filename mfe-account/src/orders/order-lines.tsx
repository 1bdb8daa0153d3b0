import type { OrderDetails, TrackedLine } from '@suvarna/contracts/orders';
import { sizeInWords } from '@suvarna/contracts/sizes';
import { formatDay } from '@suvarna/i18n/day';
import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import { Picture } from '@suvarna/ui/picture';
import { formatPrice } from '@suvarna/ui/price';
import { isOnItsWay } from './order-state.model.ts';
import styles from './orders.module.css';
import { titleOf } from './piece-name.model.ts';

interface OrderLinesProps {
  /** Those of an order that is followed say less. */
  readonly lines: readonly (TrackedLine &
    Partial<
      Pick<OrderDetails['lines'][number], 'gift_note' | 'huid' | 'unmarked_below_mg' | 'certificates'>
    >)[];
  readonly state: string;
  readonly currency: string;
}

export function OrderLines({ lines, state, currency }: OrderLinesProps) {
  const { t, locale } = useRemoteContext();
  const href = useHref();
  const expected = isOnItsWay(state);
  return (
    <ul className={styles['list']}>
      {lines.map((line) => {
        const { productDetails: product } = line;
        const picture = product.images.product_images[0];
        return (
          <li key={line.item_id} className={styles['card']}>
            {picture && <Picture src={picture.src} alt="" sizes="5rem" />}
            <div className={styles['about']}>
              <h2 className={styles['name']}>
                <a href={href(product.url)}>{titleOf(line, locale)}</a>
              </h2>
              <p className={styles['muted']}>
                {[
                  t('order.karat', { karat: line.karat }),
                  t(`colour.${line.colour}`),
                  line.size && t('order.size', { size: sizeInWords(line.size, line.size_names, currency) }),
                  line.quantity > 1 && `× ${line.quantity}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {line.engraving && (
                <p className={styles['muted']}>
                  {t('order.engraving')} <q dir="auto">{line.engraving}</q>
                </p>
              )}
              {line.gift_note && (
                <p className={styles['muted']}>
                  {t('order.gift-note')}: <q dir="auto">{line.gift_note}</q>
                </p>
              )}
              {expected && line.delivery_date && (
                <p>{t('orders.by', { day: formatDay(line.delivery_date, locale) })}</p>
              )}
              {line.huid && <p className={styles['muted']}>{t('order.huid', { huid: line.huid })}</p>}
              {line.unmarked_below_mg !== undefined && (
                <p className={styles['muted']}>
                  {t('order.unmarked', { grams: line.unmarked_below_mg / 1_000 })}
                </p>
              )}
              {line.certificates?.map(({ laboratory, number }) => (
                <p key={`${laboratory} ${number}`} className={styles['muted']}>
                  {t('order.certificate', { laboratory, number })}
                </p>
              ))}
            </div>
            <p className={styles['sum']}>{formatPrice(line.line_price_paise, currency)}</p>
          </li>
        );
      })}
    </ul>
  );
}
