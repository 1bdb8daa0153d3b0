import type { PlanDetails } from '@suvarna/contracts/golden-bounty';
import { formatFullDay } from '@suvarna/i18n/day';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import parts from '../page/page-parts.module.css';
import { ProgressRing } from '../plans/progress-ring.tsx';
import { rupees } from '../terms/terms.words.ts';
import styles from './plan.module.css';

/** The plan in numbers. */
export function PlanFacts({ plan }: { readonly plan: PlanDetails }) {
  const { t, locale } = useRemoteContext();
  const day = (date: string): string => formatFullDay(date, locale);
  const facts: readonly (readonly [string, string, boolean?])[] = [
    ['instalment', rupees(plan.installment_amount_paise)],
    ['invested', rupees(plan.total_investment_paise)],
    ['copay', rupees(plan.copay_amount_paise), true],
    ['full-copay', rupees(plan.full_copay_amount_paise)],
    ...(plan.value_paise > 0 ? [['value', rupees(plan.value_paise), true] as const] : []),
    ...(plan.redeemed_paise > 0 ? [['redeemed', rupees(plan.redeemed_paise)] as const] : []),
    ...(plan.refunded_paise > 0 ? [['refunded', rupees(plan.refunded_paise)] as const] : []),
    ['enrolled', day(plan.enrollment_date)],
    ['maturity', day(plan.maturity_date)],
    ['redeem-by', day(plan.redeem_by)],
    ['customer', plan.customer.name],
    ...(plan.pan_last4 === '' ? [] : [['pan', t('fact.pan-ends', { last: plan.pan_last4 })] as const]),
  ];
  return (
    <section className={parts['card']} aria-labelledby="facts-title">
      <div className={styles['facts-head']}>
        <ProgressRing paid={plan.installments_paid_count} of={plan.number_of_installments} />
        <h2 id="facts-title">
          {t('plan.progress', { paid: plan.installments_paid_count, of: plan.number_of_installments })}
        </h2>
      </div>
      <dl className={parts['facts']}>
        {facts.map(([name, value, good = false]) => (
          <div key={name}>
            <dt>{t(`fact.${name}`)}</dt>
            <dd data-good={good || undefined}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
