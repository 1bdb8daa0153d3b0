import { APPOINTMENTS, dayAfter, hoursOn, type Store } from '@suvarna/contracts/stores';

/** Days that can be booked, those on which the store is closed left out. @param today on the store's calendar */
export const daysOf = (store: Store, today: string): readonly string[] =>
  Array.from({ length: APPOINTMENTS.days + 1 }, (_, ahead) => dayAfter(today, ahead)).filter(
    (day) => hoursOn(store, day) !== null,
  );

/** Today is often over for a shopper who plans: the first day after it, or today where there is none. */
export const firstDayOf = (store: Store, today: string): string => {
  const days = daysOf(store, today);
  return days.find((day) => day > today) ?? days[0] ?? today;
};

/** When the half hours of a day begin, on the store's own clock: those that are free are among them. */
export function halfHoursOf(store: Store, day: string): readonly number[] {
  const hours = hoursOn(store, day);
  if (hours === null) return [];
  return Array.from(
    { length: Math.floor((hours.closes - hours.opens) / APPOINTMENTS.slotMinutes) },
    (_, at) => hours.opens + at * APPOINTMENTS.slotMinutes,
  );
}
