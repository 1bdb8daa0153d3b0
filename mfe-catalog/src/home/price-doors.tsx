import { PRICE_BANDS } from '@suvarna/contracts/catalogue';
import { useHref, useT } from '@suvarna/remote-kit/hooks';
import type { Translate } from '@suvarna/remote-kit/page';
import { formatPrice } from '@suvarna/ui/price';
import styles from './price-doors.module.css';

/** Bands are in whole rupees, whatever the currency of the visit. */
const rupees = (amount: number): string => formatPrice(amount * 100, 'INR');

function bandText({ from, below }: (typeof PRICE_BANDS)[number], t: Translate): string {
  if (from === 0) return t('home.price.under', { amount: rupees(below) });
  if (!Number.isFinite(below)) return t('home.price.above', { amount: rupees(from) });
  return t('home.price.between', { from: rupees(from), to: rupees(below) });
}

export function PriceDoors() {
  const t = useT();
  const href = useHref();
  return (
    <section aria-labelledby="home-price">
      <h2 id="home-price">{t('home.price')}</h2>
      <ul className={styles.list}>
        {PRICE_BANDS.map((band) => (
          <li key={band.id}><a className={styles.door} href={href(`/jewellery/price+${band.id}-filter/`)}>{bandText(band, t)}</a></li>
        ))}
      </ul>
    </section>
  );
}
