import type { Instalment, PlanDetails } from '@suvarna/contracts/golden-bounty';
import { formatFullDay } from '@suvarna/i18n/day';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import parts from '../page/page-parts.module.css';
import { rupees } from '../terms/terms.words.ts';
import styles from './plan.module.css';

/** From the first payment to maturity: what was paid, what is due, and what paying late would cost. */
export function Timeline({ plan }: { readonly plan: PlanDetails }) {
  const { t, locale } = useRemoteContext();
  return (
    <ol className={styles['timeline']}>
      {plan.installments.map((instalment) => (
        <TimelineStep
          key={instalment.installment_number}
          instalment={instalment}
          isNext={instalment.installment_number === plan.next_installment_number}
        />
      ))}
      {plan.status !== 'canceled' && plan.status !== 'lapsed' && (
        <li
          data-state={plan.status === 'matured' || plan.status === 'completed' ? 'paid' : 'upcoming'}
          data-end
        >
          <p>
            <strong>{t('timeline.maturity')}</strong>
            <span>{formatFullDay(plan.maturity_date, locale)}</span>
          </p>
          <p className={parts['muted']}>
            {t('timeline.maturity-text', {
              value: rupees(plan.full_value_paise),
              copay: rupees(plan.full_copay_amount_paise),
            })}
          </p>
        </li>
      )}
    </ol>
  );
}

interface TimelineStepProps {
  readonly instalment: Instalment;
  readonly isNext: boolean;
}

function TimelineStep({ instalment, isNext }: TimelineStepProps) {
  const { t, locale } = useRemoteContext();
  const day = (date: string): string => formatFullDay(date, locale);
  const { installment_number: number, state, paid_paise: paid, due_amount_paise: rest } = instalment;
  return (
    <li data-state={instalment.frozen ? 'frozen' : state} aria-current={isNext ? 'step' : undefined}>
      <p>
        <strong>{t('timeline.instalment', { number, amount: rupees(instalment.amount_paise) })}</strong>
        <span className={styles['state']}>
          {instalment.frozen && state === 'upcoming'
            ? t('instalment.frozen')
            : t(`instalment.state.${state}`)}
        </span>
      </p>
      <p className={parts['muted']}>
        {state === 'paid'
          ? t('timeline.paid-on', { day: day(instalment.paid_on) })
          : t('timeline.due-on', { day: day(instalment.due_date), grace: day(instalment.grace_until) })}
        {state === 'paid' && instalment.on_time === false && ` ${t('timeline.was-late')}`}
        {paid > 0 && rest > 0 && ` ${t('timeline.part', { paid: rupees(paid), rest: rupees(rest) })}`}
      </p>
      {instalment.contribution_paise > 0 && (
        <p className={styles['gain']}>
          {t('timeline.contribution', { amount: rupees(instalment.contribution_paise) })}
        </p>
      )}
      {instalment.late_cost_paise > 0 && !instalment.frozen && (
        <p className={parts['muted']}>
          {t('timeline.late-cost', { cost: rupees(instalment.late_cost_paise) })}
        </p>
      )}
    </li>
  );
}
