import type { ReferralTerms } from '@suvarna/contracts/referrals';
import { useT } from '@suvarna/remote-kit/hooks';
import { referralTexts } from '#texts/referral';
import styles from './referral.module.css';
import { termWords } from './term-words.model.ts';

const STEPS = ['share', 'join', 'keep'] as const;
const TERMS = ['new', 'order', 'window', 'life', 'cap', 'check'] as const;

/** How it goes, in three steps. */
export function Steps({ terms }: { readonly terms: ReferralTerms }) {
  const t = useT(referralTexts);
  const words = termWords(terms);
  return (
    <section className={styles['section']} aria-labelledby="referral-steps">
      <h2 id="referral-steps">{t('referral.steps')}</h2>
      <ol className={styles['steps']}>
        {STEPS.map((step) => (
          <li key={step}>
            <h3>{t(`referral.step.${step}`)}</h3>
            <p>{t(`referral.step.${step}-text`, words)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Everything that holds, in full. */
export function TermsList({ terms }: { readonly terms: ReferralTerms }) {
  const t = useT(referralTexts);
  const words = termWords(terms);
  return (
    <section className={styles['section']} aria-labelledby="referral-terms">
      <h2 id="referral-terms">{t('referral.terms')}</h2>
      <ul className={styles['terms']}>
        {TERMS.map((term) => (
          <li key={term}>{t(`referral.term.${term}`, words)}</li>
        ))}
      </ul>
    </section>
  );
}
