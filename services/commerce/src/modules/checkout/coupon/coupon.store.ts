import { sql, type Selectable } from 'kysely';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';

export type CouponRow = Selectable<Tables['coupons']>;

export function findCoupon(db: Database | Tx, code: string): Promise<CouponRow | undefined> {
  return db.selectFrom('coupons').selectAll().where('code', '=', code).executeTakeFirst();
}

/** Coupons shown to everybody on a day. */
export function listedCoupons(db: Database, today: string): Promise<CouponRow[]> {
  return db
    .selectFrom('coupons')
    .selectAll()
    .where('listed', '=', true)
    .where('starts_on', '<=', today)
    .where('ends_on', '>=', today)
    .orderBy('code')
    .execute();
}

/** How many uses of the coupon these orders hold. */
export async function countHeld(
  db: Database | Tx,
  code: string,
  orderNos: readonly string[],
): Promise<number> {
  if (orderNos.length === 0) return 0;
  const rows = await db
    .selectFrom('coupon_uses')
    .select('order_no')
    .where('code', '=', code)
    .where('state', '=', 'held')
    .where('order_no', 'in', orderNos)
    .execute();
  return rows.length;
}

/** Takes one of the coupon's uses, before there is an order: the count decides, not what was read earlier. */
export async function takeUse(tx: Tx, code: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('coupons')
    .set({ uses_held: sql<number>`uses_held + 1` })
    .where('code', '=', code)
    .where((is) =>
      is.or([
        is('uses_limit', 'is', null),
        is(sql<number>`uses_held + uses_spent`, '<', is.ref('uses_limit')),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Writes down which order holds the use. A use that waits for money stands against no other shopper's. */
export async function insertUse(
  tx: Tx,
  use: { readonly orderNo: string; readonly code: string; readonly buyerKey: Buffer; readonly once: boolean },
): Promise<void> {
  await tx
    .insertInto('coupon_uses')
    .values({ order_no: use.orderNo, code: use.code, buyer_key: use.buyerKey, once: use.once, state: 'held' })
    .execute();
}

/** The order has its money: the use is spent. Or it has not: the use is free again. A repeat changes nothing. */
export async function settleUse(tx: Tx, orderNo: string, to: 'spent' | 'released'): Promise<void> {
  const use = await tx
    .updateTable('coupon_uses')
    .set({ state: to })
    .where('order_no', '=', orderNo)
    .where('state', '=', 'held')
    .returning('code')
    .executeTakeFirst();
  if (use === undefined) return;
  await tx
    .updateTable('coupons')
    .set({
      uses_held: sql<number>`uses_held - 1`,
      ...(to === 'spent' ? { uses_spent: sql<number>`uses_spent + 1` } : {}),
    })
    .where('code', '=', use.code)
    .execute();
}

/** Holds the rows of coupons that are given back and taken in one transaction, in one order. */
export async function lockCoupons(tx: Tx, codes: readonly (string | null)[]): Promise<void> {
  const known = [...new Set(codes.filter((code) => code !== null))];
  if (known.length > 0)
    await tx
      .selectFrom('coupons')
      .select('code')
      .where('code', 'in', known)
      .orderBy('code')
      .forUpdate()
      .execute();
}
