import type { Calculation } from '@suvarna/contracts/golden-bounty';
import type { Locale } from '@suvarna/contracts/locale';
import { formatFullDay } from '@suvarna/i18n/day';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import type { Terms } from '../terms/terms.api.ts';
import { rupees, termWords } from '../terms/terms.words.ts';
import styles from './calculator.module.css';
import { WAYS, wayOf, writeWay, type Way, type WhatIf } from './what-if.model.ts';

interface PlanTableProps {
  readonly calculation: Calculation;
  /** As chosen, which is ahead of the answer for a moment. */
  readonly whatIf: WhatIf;
  readonly terms: Terms;
  readonly busy: boolean;
  readonly onWay: (instalment: number, way: Way) => void;
}

/** `23 Dec 2026`, which breaks before its year alone where a column is narrow. */
const dueDay = (date: string, locale: Locale): string => formatFullDay(date, locale).replace(' ', '\u00a0');

/** Month by month: when it is due, how it is paid, and what that adds. Every month but the first can be late or missed. */
export function PlanTable({ calculation, whatIf, terms, busy, onWay }: PlanTableProps) {
  const { t, locale } = useRemoteContext();
  return (
    <div className={styles['months']}>
      <table className={styles['table']} aria-busy={busy}>
        <caption>{t('table.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('table.month')}</th>
            <th scope="col">{t('table.due')}</th>
            <th scope="col">{t('table.how')}</th>
            <th scope="col" data-number>
              {t('table.adds')}
            </th>
          </tr>
        </thead>
        <tbody>
          {calculation.installments.map(({ installment_number: number, due_date: due, ...instalment }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              <td>{dueDay(due, locale)}</td>
              <td>
                {number === 1 ? (
                  t('table.at-once')
                ) : (
                  <select
                    className={styles['way']}
                    name="how"
                    aria-label={t('table.how-of', { number })}
                    value={writeWay(wayOf(whatIf, number), number)}
                    onChange={({ currentTarget: { value } }) =>
                      onWay(number, WAYS.find((way) => writeWay(way, number) === value) ?? 'on_time')
                    }
                  >
                    {WAYS.map((way) => (
                      <option key={way} value={writeWay(way, number)}>
                        {t(`table.way.${way}`)}
                      </option>
                    ))}
                  </select>
                )}
              </td>
              <td data-number data-lost={instalment.contribution_paise === 0 || undefined}>
                {`+ ${rupees(instalment.contribution_paise)}`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles['note']}>{t('table.note', termWords(terms))}</p>
    </div>
  );
}
