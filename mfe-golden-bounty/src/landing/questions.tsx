import { GOLDEN_BOUNTY } from '@suvarna/contracts/golden-bounty';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Disclosure } from '@suvarna/ui/disclosure';
import styles from './landing.module.css';
import { PLAN_WORDS } from '../calculator/plan.words.ts';

const QUESTIONS = ['contribution', 'late', 'jewellery', 'year'] as const;

export function Questions() {
  const { t } = useRemoteContext();
  return (
    <section className={`sv-page ${styles['questions']}`} aria-labelledby="questions-title">
      <h2 id="questions-title">{t('questions.title')}</h2>
      <div>
        {QUESTIONS.map((question) => (
          <Disclosure key={question} summary={t(`questions.${question}.title`)}>
            <p>
              {t(`questions.${question}.text`, {
                ...PLAN_WORDS,
                grace: GOLDEN_BOUNTY.graceDays,
                wait: GOLDEN_BOUNTY.maturityWaitDays,
                year: GOLDEN_BOUNTY.maxDaysToRedeem,
              })}
            </p>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
