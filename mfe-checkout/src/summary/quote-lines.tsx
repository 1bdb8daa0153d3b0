import { fieldIn } from '@suvarna/contracts/locale';
import type { QuoteLine } from '@suvarna/contracts/checkout';
import { sizeInWords } from '@suvarna/contracts/sizes';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Picture } from '@suvarna/ui/picture';
import { formatPrice } from '@suvarna/ui/price';
import styles from './summary.module.css';

interface QuoteLinesProps {
  readonly lines: readonly (Pick<
    QuoteLine,
    | 'item_id'
    | 'productDetails'
    | 'quantity'
    | 'karat'
    | 'colour'
    | 'size'
    | 'size_names'
    | 'line_price_paise'
    | 'engraving'
    | 'gift_note'
  > & {
    /** Of an order: its pieces are too light to have to be hallmarked, and are not. */
    readonly unmarked_below_mg?: number;
  })[];
  readonly currency: string;
  /** They are to be looked at, and not only named. */
  readonly large?: boolean;
}

/** What is being bought, in little. */
export function QuoteLines({ lines, currency, large = false }: QuoteLinesProps) {
  const { t, locale } = useRemoteContext();
  return (
    <ul className={styles['lines']}>
      {lines.map(
        ({
          item_id: id,
          productDetails: product,
          quantity,
          karat,
          colour,
          size,
          size_names: names,
          line_price_paise: price,
          engraving,
          gift_note: note,
          unmarked_below_mg: unmarkedBelow,
        }) => {
          const picture = product.images.product_images[0];
          return (
            <li key={id}>
              {picture && <Picture src={picture.src} alt="" sizes={large ? '12rem' : '3.5rem'} />}
              <span>
                {fieldIn(product, 'title', locale, product.product_title)}
                <small>
                  {[
                    t('line.karat', { karat }),
                    t(`colour.${colour}`),
                    size && t('line.size', { size: sizeInWords(size, names, currency) }),
                    quantity > 1 && `× ${quantity}`,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
                {engraving && (
                  <small>
                    {t('line.engraving')} <q dir="auto">{engraving}</q>
                  </small>
                )}
                {unmarkedBelow !== undefined && (
                  <small>{t('line.unmarked', { grams: unmarkedBelow / 1_000 })}</small>
                )}
                {note && (
                  <small>
                    {t('line.gift-note')} <q dir="auto">{note}</q>
                  </small>
                )}
              </span>
              <span>{formatPrice(price, currency)}</span>
            </li>
          );
        },
      )}
    </ul>
  );
}
