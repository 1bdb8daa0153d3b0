/**
 * Days on which all stores of a country are closed: `01-26` of every year, `2027-03-22` of that year only.
 * Feasts that follow the moon, and days of the week, are written year by year: those of a year are to be added
 * when its lists come out, in the year before.
 */
import { BY_THE_MOON, EACH_YEAR } from '@suvarna/contracts/shipping';

export const HOLIDAYS = {
  /** Republic Day, Independence Day, Gandhi Jayanti; Holi and Diwali: the days on which couriers rest, too. */
  IN: [...EACH_YEAR, ...BY_THE_MOON],
  /** New Year, Christmas, Boxing Day; Easter Sunday, on which large shops may not open (Sunday Trading Act 1994). */
  GB: ['01-01', '12-25', '12-26', '2026-04-05', '2027-03-28'],
  /** New Year, Independence Day, Christmas; Thanksgiving, the fourth Thursday of November (5 U.S.C. 6103). */
  US: ['01-01', '07-04', '12-25', '2026-11-26', '2027-11-25'],
  /** National Day; both days of the Chinese New Year, and Deepavali (public holidays of the Ministry of Manpower). */
  SG: ['08-09', '2026-02-17', '2026-02-18', '2026-11-08', '2027-02-06', '2027-02-07', '2027-10-28'],
  /** National Day; the first days of Eid al-Fitr and Eid al-Adha by the Umm al-Qura calendar: a sighting may move them by one. */
  AE: ['12-02', '2026-03-20', '2026-05-27', '2027-03-09', '2027-05-16'],
} as const satisfies Record<string, readonly string[]>;
