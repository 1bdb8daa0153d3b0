/** When a store is open. Hours are minutes since midnight on the store's own clock. */

export interface Hours {
  readonly opens: number;
  readonly closes: number;
}

export interface OpeningTimes {
  /** IANA name: `Asia/Kolkata`. */
  readonly time_zone: string;
  /** From Sunday on; `null` where the store is closed. */
  readonly week: readonly (Hours | null)[];
  /** Days on which it is closed: `01-26` of every year, `2027-03-22` of that one only. */
  readonly holidays: readonly string[];
}

export interface LocalTime {
  /** `2026-11-26` */
  readonly day: string;
  readonly minutes: number;
}

const PARTS: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
};
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-GB', { ...PARTS, timeZone });
  clocks.set(timeZone, made);
  return made;
}

/** What the clock on a store's wall says. */
export function localTime(at: Date, timeZone: string): LocalTime {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return {
    day: `${String(parts['year'])}-${String(parts['month'])}-${String(parts['day'])}`,
    minutes: Number(parts['hour']) * 60 + Number(parts['minute']),
  };
}

/**
 * The moment at which that clock says so. Where clocks are put back and it says so twice, it is the
 * first; where they are put forward and it never does, an hour is added.
 */
export function instantOf({ day, minutes }: LocalTime, timeZone: string): Date {
  const asIfUtc = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000;
  const offsetAt = (moment: number): number => {
    const { day: there, minutes: past } = localTime(new Date(moment), timeZone);
    return Date.parse(`${there}T00:00:00Z`) + past * 60_000 - Math.floor(moment / 60_000) * 60_000;
  };
  // A day before and a day after: whatever change of the clock there is lies between.
  const [before, after] = [offsetAt(asIfUtc - 86_400_000), offsetAt(asIfUtc + 86_400_000)];
  const first = asIfUtc - before;
  return new Date(offsetAt(first) === before ? first : Math.max(first, asIfUtc - after));
}

export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** `null` on a day on which it stays closed. */
export function hoursOn({ week, holidays }: OpeningTimes, day: string): Hours | null {
  return holidays.includes(day.slice(5)) || holidays.includes(day) ? null : (week[weekdayOf(day)] ?? null);
}

/** Those of the twelve months from a day on, the soonest first. */
export function holidaysFrom(holidays: readonly string[], day: string): string[] {
  const year = Number(day.slice(0, 4));
  const end = `${String(year + 1)}${day.slice(4)}`;
  const days = holidays.flatMap((one) =>
    one.length > 5 ? [one] : [year, year + 1].map((its) => `${String(its)}-${one}`),
  );
  return [...new Set(days)].filter((one) => one >= day && one < end).toSorted();
}

/** Open until when, or closed until when; no day at all within two weeks has none. */
export type OpenState =
  | { readonly open: true; readonly until: number }
  | { readonly open: false; readonly day: string; readonly from: number }
  | { readonly open: false; readonly day: null };

export function openState(times: OpeningTimes, at: Date): OpenState {
  const now = localTime(at, times.time_zone);
  const today = hoursOn(times, now.day);
  if (today !== null && now.minutes >= today.opens && now.minutes < today.closes)
    return { open: true, until: today.closes };
  if (today !== null && now.minutes < today.opens) return { open: false, day: now.day, from: today.opens };
  for (let ahead = 1; ahead <= 14; ahead += 1) {
    const day = dayAfter(now.day, ahead);
    const hours = hoursOn(times, day);
    if (hours !== null) return { open: false, day, from: hours.opens };
  }
  return { open: false, day: null };
}

/** `20:30` */
export const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
