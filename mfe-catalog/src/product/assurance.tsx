import { useFrame } from '@suvarna/remote-kit/hooks';
import { CheckIcon, ExchangeIcon, HallmarkIcon, ReturnIcon, ShieldIcon } from '@suvarna/ui/icon';
import styles from './assurance.module.css';

const PROMISES = [
  ['hallmark', HallmarkIcon],
  ['returns', ReturnIcon],
  ['exchange', ExchangeIcon],
  ['warranty', ShieldIcon],
  ['checks', CheckIcon],
] as const;

/** What the store stands for with every piece (specification §9). */
export function Assurance() {
  const { t, currency } = useFrame();
  // Old pieces are taken back in India only (domain-rules §2.5).
  const promises = PROMISES.filter(([name]) => name !== 'exchange' || currency === 'INR');
  return (
    <section className={styles.section} aria-labelledby="assurance">
      <h2 id="assurance">{t('assurance.title')}</h2>
      <ul className={styles.list}>
        {promises.map(([name, Icon]) => (
          <li key={name} className={styles.promise}>
            <Icon />
            <span>
              <strong>{t(`assurance.${name}`)}</strong>
              <small>{t(`assurance.${name}-text`)}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
