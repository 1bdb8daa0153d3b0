import { indianDay } from '@suvarna/contracts/indian-day';

/** `26-27`: India's financial year begins on the first of April. */
export function financialYearOf(at: Date): string {
  const [year = '', month = ''] = indianDay(at).split('-');
  const first = Number(year) - (Number(month) < 4 ? 1 : 0);
  return `${String(first).slice(2)}-${String(first + 1).slice(2)}`;
}

/** `SV/26-27/000001`: at most sixteen signs, one series a year (GST rules 46 and 53). */
export function numberInYear(series: 'SV' | 'CN', financialYear: string, number: number): string {
  return `${series}/${financialYear}/${String(number).padStart(6, '0')}`;
}
