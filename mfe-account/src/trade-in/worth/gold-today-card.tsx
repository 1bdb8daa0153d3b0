import { PAN_ABOVE } from '@suvarna/contracts/storefront-constants';
import { useHref, useT } from '@suvarna/remote-kit/hooks';
import { formatPrice } from '@suvarna/ui/price';
import { tradeInTexts } from '#texts/trade-in';
import type { GoldToday } from './gold-today.api.ts';
import styles from '../trade-in.module.css';

/** Today's rates of each karat, an example, and how gold is handed in. */
export function GoldTodayCard({ gold: data }: { readonly gold: GoldToday }) {
  const t = useT(tradeInTexts);
  const href = useHref();
  return (
    <aside className={styles['card']} aria-labelledby="gold-today">
      <h2 id="gold-today">{t('rates')}</h2>
      <table className={styles['rates']}>
        <thead>
          <tr>
            <th scope="col">{t('field.karat')}</th>
            <th scope="col">{t('rate')}</th>
          </tr>
        </thead>
        <tbody>
          {[...data.rates].reverse().map(({ karat: of, rate_paise: paise }) => (
            <tr key={of}>
              <th scope="row">{t(`karat.${of}`)}</th>
              <td>{formatPrice(paise, 'INR')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles['muted']}>
        {t('example', {
          rate: formatPrice(data.gold_rate_paise, 'INR'),
          amount: formatPrice(data.amount_paise, 'INR'),
        })}
      </p>
      <h3>{t('steps-title')}</h3>
      <ol className={styles['steps']}>
        {(['1', '2', '3', '4'] as const).map((step) => (
          <li key={step}>{t(`step.${step}`)}</li>
        ))}
      </ol>
      <p className={styles['muted']}>{t('pan-note', { amount: formatPrice(PAN_ABOVE * 100, 'INR') })}</p>
      <a href={href('/policy/lifetime-exchange/')}>{t('policy')}</a>
    </aside>
  );
}
