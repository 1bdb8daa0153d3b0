import type { Dependencies } from '../../dependencies.ts';
import { replaceCompanions } from './companion.store.ts';
import { weekOf } from './count-looks.ts';

const DAY_MS = 86_400_000;
/** Taste of more than a year ago is another season's. */
const ORDER_DAYS = 365;
const LOOK_DAYS = 84;

const daysBefore = (at: Date, days: number): Date => new Date(at.getTime() - days * DAY_MS);
/** First week whose looks count. */
export const firstWeek = (at: Date): string => weekOf(daysBefore(at, LOOK_DAYS));

/** All of it again, in one transaction; may be called as often as one likes. */
export async function countCompanions({ db }: Pick<Dependencies, 'db'>, at: Date): Promise<void> {
  await db
    .transaction()
    .execute((tx) => replaceCompanions(tx, { orders: daysBefore(at, ORDER_DAYS), looks: firstWeek(at) }));
}
