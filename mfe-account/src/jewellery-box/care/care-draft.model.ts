/** Reminders of a piece as the sheet holds them, one for each kind. */
import {
  CARE_KINDS,
  type CareKind,
  type CareReminder,
  type CareRepeat,
} from '@suvarna/contracts/jewellery-box';
import { faultOfDueOn } from '@suvarna/forms/jewellery-box';
import type { FormTextKey } from '@suvarna/forms/texts';

export interface CareEntry {
  readonly on: boolean;
  /** ISO day. */
  readonly due: string;
  readonly repeat: CareRepeat;
}
export type CareDraft = Readonly<Record<CareKind, CareEntry>>;

/** When it is usual: what is worn is cleaned twice a year, everything else once. */
const MONTHS: Readonly<Record<CareKind, number>> = { cleaning: 6, inspection: 12, insurance: 12 };

/** The last day of a month that has no such day: six months after the 31st of August is the end of February. */
function monthsAfter(today: string, months: number): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth))).toISOString().slice(0, 10);
}

/** @param today ISO day in India */
export function draftOf(reminders: readonly CareReminder[], today: string): CareDraft {
  const entry = (kind: CareKind): CareEntry => {
    const there = reminders.find((each) => each.kind === kind);
    return there === undefined
      ? { on: false, due: monthsAfter(today, MONTHS[kind]), repeat: 'yearly' }
      : { on: true, due: there.due_on, repeat: there.repeat };
  };
  return Object.fromEntries(CARE_KINDS.map((kind) => [kind, entry(kind)])) as unknown as CareDraft;
}

const isSame = (one: CareEntry, other: CareEntry): boolean =>
  one.on === other.on && (!one.on || (one.due === other.due && one.repeat === other.repeat));

/** Kinds that are to be said again, or no more. */
export const changedKinds = (before: CareDraft, now: CareDraft): readonly CareKind[] =>
  CARE_KINDS.filter((kind) => !isSame(before[kind], now[kind]));

/** What days say that are none, by kind; a day that stands already may be today's. */
export const faultsOfCare = (
  before: CareDraft,
  now: CareDraft,
  today: string,
): Readonly<Partial<Record<CareKind, FormTextKey>>> =>
  Object.fromEntries(
    changedKinds(before, now).flatMap((kind) => {
      const fault = now[kind].on ? faultOfDueOn(now[kind].due, today) : undefined;
      return fault === undefined ? [] : [[kind, fault]];
    }),
  );
