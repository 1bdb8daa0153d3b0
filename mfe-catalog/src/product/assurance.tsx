import { QUALITY_CHECKS, RETURN_WINDOW_DAYS, WARRANTY_YEARS } from '@suvarna/contracts/storefront-constants';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { CheckIcon, ExchangeIcon, HallmarkIcon, ReturnIcon, ShieldIcon } from '@suvarna/ui/icon';
import styles from './assurance.module.css';
import type { ProductView } from './product.model.ts';

const PROMISES = [
  ['hallmark', HallmarkIcon],
  ['returns', ReturnIcon],
  ['exchange', ExchangeIcon],
  ['warranty', ShieldIcon],
  ['checks', CheckIcon],
] as const;

const NUMBERS = { days: RETURN_WINDOW_DAYS, checks: QUALITY_CHECKS, years: WARRANTY_YEARS };

/** A coin has the certificate of its refiner instead of a hallmark, and no workmanship to repair. */
const OF_COINS = [
  ['assay', HallmarkIcon],
  ['returns', ReturnIcon],
  ['coin-checks', CheckIcon],
] as const;

/** What the store stands for (specification §9). @param of the design it is said of; left out: of the store's jewellery */
export function Assurance({ of }: { readonly of?: ProductView['promises'] }) {
  const { t, currency } = useRemoteContext();
  const { exchange, hallmark } = of ?? { exchange: currency === 'INR', hallmark: true };
  const promises = (hallmark ? PROMISES : OF_COINS).filter(([name]) => name !== 'exchange' || exchange);
  return (
    <section className={styles.section} aria-labelledby="assurance">
      <h2 id="assurance">{t('assurance.title')}</h2>
      <ul className={styles.list}>
        {promises.map(([name, Icon]) => (
          <li key={name} className={styles.promise}>
            <Icon />
            <span>
              <strong>{t(`assurance.${name}`, NUMBERS)}</strong>
              <small>{t(`assurance.${name}-text`, NUMBERS)}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
