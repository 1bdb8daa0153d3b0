import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import styles from './landing.module.css';
import { PLAN_WORDS } from '../calculator/plan.words.ts';

const STEPS = ['choose', 'pay', 'wear'] as const;

export function Steps() {
  const { t } = useRemoteContext();
  return (
    <section className="sv-page" aria-labelledby="steps-title">
      <h2 id="steps-title">{t('steps.title')}</h2>
      <ol className={styles['steps']}>
        {STEPS.map((step) => (
          <li key={step}>
            <h3>{t(`steps.${step}.title`)}</h3>
            <p>{t(`steps.${step}.text`, PLAN_WORDS)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
