import { formatDay, formatFullDay } from '@suvarna/i18n/day';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import parts from '../page/page-parts.module.css';
import type { EnrolStart } from './enrol.model.ts';

/** On which days instalments fall due when the first is paid today. */
export function DueDays({ start }: { readonly start: EnrolStart }) {
  const { t, locale } = useRemoteContext();
  return (
    <div>
      <p>{t('enrol.day', { day: start.due_day })}</p>
      <p className={parts['muted']}>
        {t('enrol.days', {
          days: start.due_dates.map((day) => formatDay(day, locale)).join(', '),
          maturity: formatFullDay(start.maturity_date, locale),
        })}
      </p>
    </div>
  );
}
