import { useT } from '@suvarna/remote-kit/hooks';
import type { Terms } from '../terms/terms.api.ts';
import { termWords } from '../terms/terms.words.ts';
import styles from './landing.module.css';

const STEPS = ['choose', 'pay', 'wear'] as const;

export function Steps({ terms }: { readonly terms: Terms }) {
  const t = useT();
  return (
    <section className="sv-page" aria-labelledby="steps-title">
      <h2 id="steps-title">{t('steps.title')}</h2>
      <ol className={styles['steps']}>
        {STEPS.map((step) => (
          <li key={step}>
            <h3>{t(`steps.${step}.title`, termWords(terms))}</h3>
            <p>{t(`steps.${step}.text`, termWords(terms))}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
