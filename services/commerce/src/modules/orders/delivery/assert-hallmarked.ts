import { indianDay } from '@suvarna/contracts/indian-day';
import { Refusal } from '../../../platform/refusal.ts';
import { needsHuid } from '../../catalogue/index.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { linesOfOrder, type LineRow } from '../rows/order-line.store.ts';

/** From here on a piece is as its customer gets it. */
const WITH_HALLMARK: readonly string[] = ['ready', 'shipped'];

type Hallmarked = Pick<LineRow, 'category' | 'gross_weight_mg' | 'quantity' | 'huids'>;

/** The weight is of the line, whose pieces are alike. */
const lacksHuids =
  (day: string) =>
  ({ category, gross_weight_mg: grossMg, quantity, huids }: Hallmarked): boolean =>
    needsHuid({ category, grossMg: grossMg / quantity }, day) && huids.length < quantity;

/** Each piece that has to be hallmarked has its number before it leaves, and so it stands on its invoice (domain rules §2.4). @throws Refusal */
export async function assertHallmarked(
  tx: Tx,
  { orderNo, to, at }: { readonly orderNo: string; readonly to: string; readonly at: Date },
): Promise<void> {
  if (WITH_HALLMARK.includes(to) && (await linesOfOrder(tx, orderNo)).some(lacksHuids(indianDay(at))))
    throw new Refusal('ORDER.HUID_MISSING');
}
