import { indianDay } from '@suvarna/contracts/indian-day';

/** The last moment of the day in India in which a moment lies: what is said to last until a day lasts that day. */
export const endOfIndianDay = (at: Date): Date => new Date(`${indianDay(at)}T23:59:59.999+05:30`);
