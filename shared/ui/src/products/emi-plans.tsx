import { formatPrice } from './price.tsx';
import styles from './emi-plans.module.css';

/** A plan of a lender as the store answers it; amounts in paise, the yearly rate in hundredths of a percent. */
export interface EmiPlanFacts {
  readonly plan_id: string;
  readonly lender: string;
  readonly lender_name: string;
  readonly lender_name_hi: string;
  readonly months: number;
  readonly annual_rate_bp: number;
  readonly instalment_paise: number;
  readonly interest_paise: number;
  readonly processing_fee_paise: number;
  readonly total_paise: number;
}

/** Texts under `emi.…`, of the page that shows them. */
type EmiTexts = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** Whole rupees: the lender’s own papers name the paise. */
const rupees = (minor: number): string => formatPrice(minor, 'INR');

interface EmiPlanLineProps {
  readonly plan: EmiPlanFacts;
  readonly t: EmiTexts;
}

/** Months, rate, what it is a month, and plainly what it costs in all. */
export function EmiPlanLine({ plan, t }: EmiPlanLineProps) {
  const fee = plan.processing_fee_paise;
  return (
    <span className={styles['line']}>
      <strong>{t('emi.months', { months: plan.months })}</strong>
      <strong className={styles['sum']}>{t('emi.a-month', { amount: rupees(plan.instalment_paise) })}</strong>
      <small>
        {plan.annual_rate_bp === 0
          ? t('emi.no-interest')
          : t('emi.rate', { rate: plan.annual_rate_bp / 100, interest: rupees(plan.interest_paise) })}
        {fee > 0 && ` · ${t('emi.fee', { fee: rupees(fee) })}`}
      </small>
      <small className={styles['sum']}>{t('emi.in-all', { amount: rupees(plan.total_paise) })}</small>
    </span>
  );
}

interface EmiPlansProps {
  readonly plans: readonly EmiPlanFacts[];
  /** What a lender is called on this page. */
  readonly lenderName: (plan: EmiPlanFacts) => string;
  readonly t: EmiTexts;
  /** The plan that is chosen, where one can be; left out, they are only shown. */
  readonly chosen?: string | null;
  readonly onChoose?: (plan: EmiPlanFacts) => void;
}

/** Plans by lender, the shortest first. */
export function EmiPlans({ plans, lenderName, t, chosen, onChoose }: EmiPlansProps) {
  const lenders = [...new Set(plans.map(({ lender }) => lender))];
  return lenders.map((lender) => {
    const own = plans.filter((plan) => plan.lender === lender);
    const name = own[0] ? lenderName(own[0]) : '';
    return (
      <section key={lender} className={styles['lender']} aria-labelledby={`emi-${lender}`}>
        <h3 id={`emi-${lender}`}>{name}</h3>
        <ul>
          {own.map((plan) => (
            <li key={plan.plan_id}>
              {onChoose === undefined ? (
                <EmiPlanLine plan={plan} t={t} />
              ) : (
                <label className={styles['choice']}>
                  <input
                    type="radio"
                    name="emi-plan"
                    value={plan.plan_id}
                    checked={chosen === plan.plan_id}
                    onChange={() => onChoose(plan)}
                  />
                  <EmiPlanLine plan={plan} t={t} />
                </label>
              )}
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
