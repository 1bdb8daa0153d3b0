import type { Tx } from '../../../platform/database/database.ts';
import { saveTender } from '../../checkout/index.ts';
import type { Shopper } from '../../identity/index.ts';
import { post, tenderValue, type Move } from '../../ledger/index.ts';
import { oneKindOf, type GoodsKind } from '../../tenders/index.ts';
import { newRefundId } from '../ids.ts';
import { insertRefund } from './refund.store.ts';
import {
  attach,
  beginCapture,
  detach,
  noteReturned,
  usableReservations,
  usedByOrder,
} from './reservation.store.ts';
import { allocate } from './allocate.ts';
import { VOUCHERS } from '../voucher-kind.ts';
import {
  bindToCategory,
  lockVouchersInBag,
  ownerOfVoucher,
  takeOutOfBag,
  unbindUnused,
} from '../voucher.store.ts';

/** Value at the provider; falls by what it owes us, or has paid. */
const AT_PROVIDER: Move['account'] = {
  code: 'outside:vouchers:INR',
  kind: 'outside',
  unit: 'INR',
  floor: null,
};

interface Step {
  readonly orderNo: string;
  readonly at: Date;
}

/**
 * Gives an order what was put aside for it at the provider (`prepare-vouchers.ts`). Only value that the
 * provider has said yes to counts: an order is never placed on a voucher that might be empty.
 */
export async function holdVouchers(
  tx: Tx,
  wanted: Step & {
    readonly owner: Shopper;
    readonly units: number;
    readonly goods: readonly GoodsKind[];
    readonly expiresAt: Date;
  },
): Promise<'held' | 'insufficient'> {
  const { orderNo, owner, units, goods, expiresAt, at } = wanted;
  const category = oneKindOf(goods);
  const vouchers = await lockVouchersInBag(tx, owner);
  const shares = allocate(vouchers, units);
  if (category === undefined || shares === undefined) return 'insufficient';
  const free = (
    await usableReservations(
      tx,
      vouchers.map(({ voucher_id: id }) => id),
      { waiting: [], validAt: expiresAt },
    )
  ).filter(({ state }) => state === 'reserved');
  // In one order for all: others may have the same vouchers in their bags, in another order.
  const fingerprints = shares.map(({ item }) => item.fingerprint).toSorted((a, b) => Buffer.compare(a, b));
  for (const fingerprint of fingerprints)
    if (!(await bindToCategory(tx, fingerprint, category, at))) return 'insufficient';
  for (const { item: voucher, used } of shares) {
    const parts = allocate(
      free.filter(({ voucher_id: id }) => id === voucher.voucher_id),
      used,
    );
    if (parts === undefined) return 'insufficient';
    for (const part of parts)
      if (!(await attach(tx, part.item.reservation_id, { orderNo, used: part.used }))) return 'insufficient';
  }
  return 'held';
}

/** The order is placed. Its provider is asked to pay by a job, as often as it takes (`settle-vouchers.ts`). */
export async function spendVouchers(tx: Tx, { orderNo, at }: Step): Promise<void> {
  const used = await beginCapture(tx, orderNo, at);
  const amount = used.reduce((sum, row) => sum + row.used, 0);
  await post(tx, { key: `voucher-spend:${orderNo}`, kind: 'voucher-spend', reference: orderNo, at }, [
    { account: AT_PROVIDER, amount: -amount },
    { account: tenderValue(orderNo, VOUCHERS, 'INR'), amount },
  ]);
  const spent = [...new Set(used.map(({ voucher_id: id }) => id))];
  await takeOutOfBag(tx, spent);
  const owner = spent[0] === undefined ? undefined : await ownerOfVoucher(tx, spent[0]);
  if (owner !== undefined && (await lockVouchersInBag(tx, owner)).length === 0)
    await saveTender(tx, owner, VOUCHERS, false);
}

/** The order ended unpaid: the value is the voucher's again, or the shopper's next order's. */
export async function releaseVouchers(tx: Tx, { orderNo, at }: Step): Promise<void> {
  const released = await detach(tx, orderNo, at);
  await unbindUnused(
    tx,
    released.map(({ voucher_id: id }) => id),
  );
}

/**
 * Value goes back to the vouchers it came from, the last used first; a job tells their provider.
 *
 * @throws RangeError when the order did not use so much
 */
export async function refundToVouchers(
  tx: Tx,
  { orderNo, units, at }: Step & { readonly units: number },
): Promise<void> {
  const used = await usedByOrder(tx, orderNo);
  const before = used.reduce((sum, { returned }) => sum + returned, 0);
  const shares = allocate(
    used.map((row) => ({ ...row, amount: row.used - row.returned })),
    units,
  );
  if (shares === undefined)
    throw new RangeError(`Order ${orderNo} has no ${units} of vouchers to give back.`);
  for (const { item, used: amount } of shares) {
    await noteReturned(tx, item.reservation_id, amount);
    await insertRefund(tx, { refundId: newRefundId(), reservationId: item.reservation_id, amount, at });
  }
  await post(tx, { key: `voucher-back:${orderNo}:${before}`, kind: 'voucher-back', reference: orderNo, at }, [
    { account: tenderValue(orderNo, VOUCHERS, 'INR'), amount: -units },
    { account: AT_PROVIDER, amount: units },
  ]);
}
