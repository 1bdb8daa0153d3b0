import type { CoursePoint } from '@suvarna/contracts/jewellery-box';
import type { Locale } from '@suvarna/contracts/locale';
import { formatFullDay } from '@suvarna/i18n/day';
import { lineThrough } from '@suvarna/ui/line-through';
import { formatPrice } from '@suvarna/ui/price';

interface HistoryView {
  /** `''` where there is nothing to join: it was delivered today. */
  readonly line: string;
  /** What stands below the line, as values of a text. */
  readonly said: Readonly<Record<'first' | 'firstDay' | 'last' | 'lowest' | 'highest', string>>;
  /** The latest day first. */
  readonly rows: readonly { readonly day: string; readonly value: string }[];
}

const rupees = (paise: number): string => formatPrice(paise, 'INR');

/** How the value of a piece went since its delivery; days are as far apart as they were. */
export function viewOfHistory(course: readonly CoursePoint[], locale: Locale): HistoryView {
  const values = course.map(({ value_paise: paise }) => paise);
  const [first, last] = [course[0], course.at(-1)];
  return {
    line: lineThrough(course.map(({ day, value_paise: value }) => ({ at: Date.parse(day), value }))),
    said: {
      first: rupees(first?.value_paise ?? 0),
      firstDay: formatFullDay(first?.day ?? '', locale),
      last: rupees(last?.value_paise ?? 0),
      lowest: rupees(Math.min(...values)),
      highest: rupees(Math.max(...values)),
    },
    rows: course
      .map(({ day, value_paise: paise }) => ({ day: formatFullDay(day, locale), value: rupees(paise) }))
      .toReversed(),
  };
}
