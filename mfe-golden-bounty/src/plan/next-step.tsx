import type { PlanDetails } from '@suvarna/contracts/golden-bounty';
import { formatFullDay } from '@suvarna/i18n/day';
import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import { ButtonLink } from '@suvarna/ui/button';
import parts from '../page/page-parts.module.css';
import { payPath } from '../plans/plan-path.ts';
import { rupees } from '../terms/terms.words.ts';
import styles from './plan.module.css';

/** What to do next with the plan, and what it costs not to. */
export function NextStep({ plan }: { readonly plan: PlanDetails }) {
  const { t, locale } = useRemoteContext();
  const href = useHref();
  const day = (date: string): string => formatFullDay(date, locale);
  const next = plan.installments.find(
    ({ installment_number: number }) => number === plan.next_installment_number,
  );

  if (plan.can.spend)
    return (
      <section className={`${parts['card']} ${styles['next']}`} aria-labelledby="next-title">
        <h2 id="next-title">{t('next.spend')}</h2>
        <p className={styles['amount']}>{rupees(plan.value_paise)}</p>
        <p>{t('next.spend-text', { day: day(plan.redeem_by) })}</p>
        <div className={parts['actions']}>
          <ButtonLink href={href('/jewellery/')}>{t('plans.shop')}</ButtonLink>
          <ButtonLink variant="secondary" href={href('/checkout/cart/')}>
            {t('next.to-bag')}
          </ButtonLink>
        </div>
      </section>
    );
  if (next !== undefined)
    return (
      <section className={`${parts['card']} ${styles['next']}`} aria-labelledby="next-title">
        <h2 id="next-title">{t('next.pay', { number: next.installment_number })}</h2>
        <p className={styles['amount']}>{rupees(plan.due_amount_paise)}</p>
        <p>
          {t('next.due', { day: day(next.due_date) })} {t(`instalment.state.${next.state}`)}
        </p>
        {next.late_cost_paise > 0 && (
          <p className={parts['muted']}>
            {t('next.late', { day: day(next.grace_until), cost: rupees(next.late_cost_paise) })}
          </p>
        )}
        {next.payable ? (
          <div>
            <ButtonLink href={href(payPath(plan.plan_id))}>
              {t('next.pay-now', { amount: rupees(plan.due_amount_paise) })}
            </ButtonLink>
          </div>
        ) : (
          <p>{t('next.payable-from', { day: day(next.payable_from) })}</p>
        )}
      </section>
    );
  if (plan.status === 'active')
    return (
      <section className={`${parts['card']} ${styles['next']}`} aria-labelledby="next-title">
        <h2 id="next-title">{t('next.wait')}</h2>
        <p className={styles['amount']}>{rupees(plan.full_value_paise)}</p>
        <p>{t('next.wait-text', { day: day(plan.maturity_date) })}</p>
      </section>
    );
  return null;
}
