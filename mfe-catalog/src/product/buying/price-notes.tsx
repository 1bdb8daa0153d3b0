import { useT } from '@suvarna/remote-kit/hooks';
import { formatPrice, struckPrice } from '@suvarna/ui/price';
import type { PriceView } from './price.model.ts';
import styles from './price-notes.module.css';

/** What the price includes, what was taken off, and the gold rate it stands on. */
export function PriceNotes({ price }: { readonly price: PriceView }) {
  const t = useT();
  // What is not shown struck is not told as saved.
  const saved = (struckPrice(price.priceMinor, price.mrpMinor) ?? price.priceMinor) - price.priceMinor;
  const metal = price.rows.find((row) => row.component === 'metal');
  return (
    <p className={styles.notes}>
      {saved > 0 && (
        <strong className={styles.saved}>
          {t('price.saved', { amount: formatPrice(saved, price.currency) })}
        </strong>
      )}
      <span>{t(price.gstRateBp > 0 ? 'price.with-taxes' : 'price.without-taxes')}</span>
      <span className={styles.rate}>
        {metal?.rateMinor == null
          ? t('price.rate-abroad')
          : t('price.rate', { karat: price.karat, rate: formatPrice(metal.rateMinor, price.currency) })}
      </span>
      {price.staleDay !== '' && <span>{t('price.rate-stale', { day: price.staleDay })}</span>}
    </p>
  );
}
