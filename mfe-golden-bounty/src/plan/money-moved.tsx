import type { PlanDetails } from '@suvarna/contracts/golden-bounty';
import { formatFullDay } from '@suvarna/i18n/day';
import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import parts from '../page/page-parts.module.css';
import { rupees } from '../terms/terms.words.ts';
import styles from './plan.module.css';

/** What was spent of the plan, on which order, and what went back to the customer. */
export function MoneyMoved({ plan: { redemptions, refunds } }: { readonly plan: PlanDetails }) {
  const { t, locale } = useRemoteContext();
  const href = useHref();
  const spent = redemptions.filter(({ state }) => state !== 'released');
  if (spent.length === 0 && refunds.length === 0) return null;
  return (
    <section className={parts['card']} aria-labelledby="money-title">
      <h2 id="money-title">{t('money.title')}</h2>
      <ul className={styles['ways']}>
        {spent.map(({ order_no: order, amount_paise: amount, returned_paise: returned, state, at }) => (
          <li key={`${order} ${at}`}>
            <a className={styles['link']} href={href(`/account/orders/${order}/`)}>
              {t(`money.${state}`, { amount: rupees(amount), order })}
            </a>
            {returned > 0 && <p>{t('money.returned', { amount: rupees(returned) })}</p>}
          </li>
        ))}
        {/* One for each payment that goes back, all asked for at one moment. */}
        {refunds.map(({ amount_paise: amount, state, requested_at: at, reason }, index) => (
          <li key={`${at} ${index}`}>
            <p>{t(`money.refund-${state}`, { amount: rupees(amount), day: formatFullDay(at, locale) })}</p>
            <p className={parts['muted']}>{t(`plan.ended.${reason}`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
