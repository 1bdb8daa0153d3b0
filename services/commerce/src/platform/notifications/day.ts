import type { Locale } from '@suvarna/contracts/locale';

/** A day as a line of text says it: `2027-01-01` → `1 January 2027`, `1 जनवरी 2027`; none reads as nothing. */
export function dayText(day: string | null, locale: Locale): string {
  if (day === null) return '';
  return new Intl.DateTimeFormat(`${locale}-IN`, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}
