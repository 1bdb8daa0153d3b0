import type { Calculation } from '@suvarna/contracts/golden-bounty';
import { formatFullDay } from '@suvarna/i18n/day';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import type { Terms } from '../terms/terms.api.ts';
import { rupees } from '../terms/terms.words.ts';
import styles from './calculator.module.css';

interface ResultProps {
  readonly calculation: Calculation;
  readonly terms: Terms;
  /** Another answer is on its way. */
  readonly busy: boolean;
}

/** What is paid, what is added, what it is worth, and from when to when; and what was lost on the way. */
export function Result({ calculation, terms, busy }: ResultProps) {
  const { t, locale } = useRemoteContext();
  const {
    copay_amount_paise: copay,
    full_copay_amount_paise: full,
    maturity_date: matures,
    full_maturity_date: earliest,
  } = calculation;
  return (
    <dl className={styles['result']} aria-live="polite" aria-busy={busy}>
      <div>
        <dt>{t('result.paid', { months: calculation.number_of_installments })}</dt>
        <dd>{rupees(calculation.total_investment_paise)}</dd>
      </div>
      <div>
        <dt>{t('result.copay', { percent: terms.contribution_percent })}</dt>
        <dd data-good>
          {`+\u00a0${rupees(copay)}`}
          {copay < full && <small>{t('result.lost', { lost: rupees(full - copay) })}</small>}
        </dd>
      </div>
      {calculation.too_late ? (
        <p className={styles['late']}>{t('result.too-late', { year: terms.max_days_to_redeem })}</p>
      ) : (
        <>
          <div data-total>
            <dt>{t('result.value')}</dt>
            <dd>{rupees(calculation.value_paise)}</dd>
          </div>
          <div>
            <dt>{t('result.maturity')}</dt>
            <dd>
              {formatFullDay(matures, locale)}
              {matures > earliest && (
                <small>{t('result.instead-of', { day: formatFullDay(earliest, locale) })}</small>
              )}
            </dd>
          </div>
          <div>
            <dt>{t('result.redeem-by')}</dt>
            <dd>{formatFullDay(calculation.redeem_by, locale)}</dd>
          </div>
        </>
      )}
    </dl>
  );
}
