import { QUALITY_CHECKS, RETURN_WINDOW_DAYS, WARRANTY_YEARS } from '@suvarna/contracts/storefront-constants';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { CheckIcon, ExchangeIcon, HallmarkIcon, ReturnIcon, ShieldIcon } from '@suvarna/ui/icon';
import styles from './assurance.module.css';
import type { ProductView } from '../product.model.ts';

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

/** What is too light to be hallmarked has the rest of the promises. */
const OF_LIGHT = [['unmarked', HallmarkIcon], ...PROMISES.slice(1)] as const;

interface AssuranceProps {
  /** Of the design it is said of; left out: of the store's jewellery. */
  readonly of?: ProductView['promises'];
  readonly isUnmarked?: boolean;
}

/** What the store stands for (specification §9). */
export function Assurance({ of, isUnmarked = false }: AssuranceProps) {
  const { t, currency } = useRemoteContext();
  const { exchange, hallmark, hallmarkFromMg } = of ?? {
    exchange: currency === 'INR',
    hallmark: true,
    hallmarkFromMg: 0,
  };
  const all = isUnmarked ? OF_LIGHT : hallmark ? PROMISES : OF_COINS;
  const promises = all.filter(([name]) => name !== 'exchange' || exchange);
  const numbers = { ...NUMBERS, grams: hallmarkFromMg / 1_000 };
  return (
    <section className={styles.section} aria-labelledby="assurance">
      <h2 id="assurance">{t('assurance.title')}</h2>
      <ul className={styles.list}>
        {promises.map(([name, Icon]) => (
          <li key={name} className={styles.promise}>
            <Icon />
            <span>
              <strong>{t(`assurance.${name}`, numbers)}</strong>
              <small>
                {t(
                  `assurance.${name === 'hallmark' && of === undefined ? 'hallmark-all' : name}-text`,
                  numbers,
                )}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
