import type { ReferralTerms } from '@suvarna/contracts/referrals';
import styles from './referral.module.css';
import { termWords } from './term-words.model.ts';
import { useSay } from './use-say.ts';

const STEPS = ['share', 'join', 'keep'] as const;
const TERMS = ['new', 'order', 'window', 'life', 'cap', 'check'] as const;

/** How it goes, in three steps. */
export function Steps({ terms }: { readonly terms: ReferralTerms }) {
  const say = useSay();
  const words = termWords(terms);
  return (
    <section className={styles['section']} aria-labelledby="referral-steps">
      <h2 id="referral-steps">{say('referral.steps')}</h2>
      <ol className={styles['steps']}>
        {STEPS.map((step) => (
          <li key={step}>
            <h3>{say(`referral.step.${step}`)}</h3>
            <p>{say(`referral.step.${step}-text`, words)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Everything that holds, in full. */
export function TermsList({ terms }: { readonly terms: ReferralTerms }) {
  const say = useSay();
  const words = termWords(terms);
  return (
    <section className={styles['section']} aria-labelledby="referral-terms">
      <h2 id="referral-terms">{say('referral.terms')}</h2>
      <ul className={styles['terms']}>
        {TERMS.map((term) => (
          <li key={term}>{say(`referral.term.${term}`, words)}</li>
        ))}
      </ul>
    </section>
  );
}
