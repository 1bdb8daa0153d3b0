import { useT } from '@suvarna/remote-kit/hooks';
import { Disclosure } from '@suvarna/ui/disclosure';
import type { Terms } from '../terms/terms.api.ts';
import { termWords } from '../terms/terms.words.ts';
import styles from './landing.module.css';

const QUESTIONS = ['contribution', 'late', 'jewellery', 'year', 'cancel', 'nominee', 'mandate'] as const;

export function Questions({ terms }: { readonly terms: Terms }) {
  const t = useT();
  return (
    <section className={`sv-page ${styles['questions']}`} aria-labelledby="questions-title">
      <h2 id="questions-title">{t('questions.title')}</h2>
      <div>
        {QUESTIONS.filter((question) => question !== 'mandate' || terms.mandate_methods.length > 0).map(
          (question) => (
            <Disclosure key={question} summary={t(`questions.${question}.title`)}>
              <p>{t(`questions.${question}.text`, termWords(terms))}</p>
            </Disclosure>
          ),
        )}
      </div>
    </section>
  );
}
