import type { Store } from '@suvarna/contracts/api/stores';
import { dayAfter, hoursOn } from '@suvarna/contracts/store-hours';
import { APPOINTMENTS } from '@suvarna/contracts/stores';

/** Days that can be booked, those on which the store is closed left out. @param today on the store's calendar */
export const daysOf = (store: Store, today: string): readonly string[] =>
  Array.from({ length: APPOINTMENTS.days + 1 }, (_, ahead) => dayAfter(today, ahead)).filter(
    (day) => hoursOn(store, day) !== null,
  );

/** Today is often over for whoever plans: the first day after it, or today where there is none. */
export const firstDayOf = (store: Store, today: string): string => {
  const days = daysOf(store, today);
  return days.find((day) => day > today) ?? days[0] ?? today;
};
