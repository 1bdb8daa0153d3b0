import type { PlanSummary } from '@suvarna/contracts/golden-bounty';
import { formatFullDay } from '@suvarna/i18n/day';
import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import { rupees } from '../terms/terms.words.ts';
import { lineOf } from './line-of.model.ts';
import { planPath } from './plan-path.ts';
import styles from './plans.module.css';
import { ProgressRing } from './progress-ring.tsx';
import { StatusBadge } from './status-badge.tsx';

export function PlanCard({ plan }: { readonly plan: PlanSummary }) {
  const { t, locale } = useRemoteContext();
  const href = useHref();
  const line = lineOf(plan, locale);
  return (
    <li className={styles['card']}>
      <ProgressRing paid={plan.installments_paid_count} of={plan.number_of_installments} />
      <div className={styles['about']}>
        <h2 className={styles['name']}>
          <a href={href(planPath(plan.plan_id))}>
            {t('plans.name', {
              amount: rupees(plan.installment_amount_paise),
              months: plan.number_of_installments,
            })}
          </a>
        </h2>
        <p className={styles['muted']}>
          {t('plans.id', { id: plan.plan_id, day: formatFullDay(plan.enrollment_date, locale) })}
        </p>
        <p className={styles['where']}>
          <StatusBadge status={plan.status} />
          <span>{t(line.key, line.values)}</span>
        </p>
      </div>
      <p className={styles['sum']}>
        <small>{t(plan.value_paise > 0 ? 'plans.to-spend' : 'plans.paid-in')}</small>
        {rupees(plan.value_paise > 0 ? plan.value_paise : plan.total_investment_paise)}
      </p>
    </li>
  );
}
