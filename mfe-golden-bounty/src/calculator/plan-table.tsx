import type { Locale } from '@suvarna/contracts/locale';
import { formatFullDay } from '@suvarna/i18n/day';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { formatPrice } from '@suvarna/ui/price';
import styles from './calculator.module.css';
import { dueDates, maturityOf, planOf } from './plan.model.ts';

interface PlanTableProps {
  /** Paise. */
  readonly instalment: number;
  /** ISO date. */
  readonly startsOn: string;
}

/** `23 Dec 2026`, which breaks before its year alone where a column is narrow. */
const dueDay = (date: string, locale: Locale): string => formatFullDay(date, locale).replace(' ', '\u00a0');

export function PlanTable({ instalment, startsOn }: PlanTableProps) {
  const { t, locale } = useRemoteContext();
  const plan = planOf(instalment);
  return (
    <table className={styles['table']}>
      <caption>{t('table.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('table.month')}</th>
          <th scope="col">{t('table.due')}</th>
          <th scope="col" data-number>
            {t('table.pay')}
          </th>
          <th scope="col" data-number>
            {t('table.sum')}
          </th>
        </tr>
      </thead>
      <tbody>
        {dueDates(startsOn).map((date, index) => (
          <tr key={date}>
            <th scope="row">{index + 1}</th>
            <td>{dueDay(date, locale)}</td>
            <td data-number>{formatPrice(instalment, 'INR')}</td>
            <td data-number>{formatPrice(instalment * (index + 1), 'INR')}</td>
          </tr>
        ))}
        <tr data-maturity>
          <th scope="row">{t('table.maturity')}</th>
          <td>{dueDay(maturityOf(startsOn), locale)}</td>
          <td data-number>{`+ ${formatPrice(plan.copay, 'INR')}`}</td>
          <td data-number>{formatPrice(plan.value, 'INR')}</td>
        </tr>
      </tbody>
    </table>
  );
}
