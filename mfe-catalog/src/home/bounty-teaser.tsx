import { GOLDEN_BOUNTY } from '@suvarna/contracts/golden-bounty';
import { useHref, useT } from '@suvarna/remote-kit/hooks';
import { ButtonLink } from '@suvarna/ui/button';
import { formatPrice } from '@suvarna/ui/price';
import styles from './bounty-teaser.module.css';

/** The smallest plan. */
const { months: MONTHS, min: INSTALMENT_MINOR, copayPercent: PERCENT } = GOLDEN_BOUNTY;
const CONTRIBUTION_MINOR = (INSTALMENT_MINOR * PERCENT) / 100;

export function BountyTeaser() {
  const t = useT();
  const href = useHref();
  const rupees = (minor: number) => formatPrice(minor, 'INR');
  const sums = [
    ['you-pay', INSTALMENT_MINOR * MONTHS],
    ['we-add', CONTRIBUTION_MINOR],
    ['you-shop', INSTALMENT_MINOR * MONTHS + CONTRIBUTION_MINOR],
  ] as const;
  return (
    <section className={styles.root} aria-labelledby="home-bounty">
      <div className={`sv-page ${styles.columns}`}>
        <div className={styles.words}>
          <p className={styles.name}>{t('home.bounty.name')}</p>
          <h2 id="home-bounty">{t('home.bounty.title')}</h2>
          <p>
            {t('home.bounty.text', { amount: rupees(INSTALMENT_MINOR), months: MONTHS, percent: PERCENT })}
          </p>
          <ButtonLink variant="secondary" size="large" href={href('/golden-bounty/')}>
            {t('home.bounty.link')}
          </ButtonLink>
        </div>
        <dl className={styles.sums}>
          {sums.map(([name, minor]) => (
            <div key={name} className={styles.sum}>
              <dt className={styles['sum-name']}>{t(`home.bounty.${name}`, { months: MONTHS })}</dt>
              <dd className={styles.amount}>{rupees(minor)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
