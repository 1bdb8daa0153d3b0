import type { BagVoucher, VoucherList, VoucherUse } from '@suvarna/contracts/vouchers';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Shopper } from '../identity/index.ts';
import { vouchersInBag } from './voucher.store.ts';

const MOST_USES = 100;
const OWNER = { guest: 'v.guest_id', customer: 'v.customer_id' } as const;

export async function bagVouchersOf(db: Database | Tx, owner: Shopper): Promise<BagVoucher[]> {
  return (await vouchersInBag(db, owner)).map((row) => ({
    voucher_id: row.voucher_id,
    last4: row.last4,
    category: row.category ?? '',
    balance_paise: row.balance,
    amount_paise: row.amount,
    expires_on: row.expires_on ?? '',
  }));
}

/** What this shopper's vouchers have paid for, the newest first. */
async function usesOf(db: Database, owner: Shopper): Promise<VoucherUse[]> {
  const rows = await db
    .selectFrom('voucher_reservations as r')
    .innerJoin('vouchers as v', 'v.voucher_id', 'r.voucher_id')
    .leftJoin('voucher_categories as c', 'c.fingerprint', 'v.fingerprint')
    .select(['v.voucher_id', 'v.last4', 'c.category', 'r.order_no', 'r.used', 'r.returned', 'r.created_at'])
    .where(OWNER[owner.kind], '=', owner.id)
    .where('r.state', 'in', ['capturing', 'captured', 'declined'])
    .orderBy('r.created_at', 'desc')
    .orderBy('r.reservation_id')
    .limit(MOST_USES)
    .execute();
  return rows.map((row) => ({
    voucher_id: row.voucher_id,
    last4: row.last4,
    category: row.category ?? '',
    order_no: row.order_no ?? '',
    amount_paise: row.used,
    returned_paise: row.returned,
    at: row.created_at.toISOString(),
  }));
}

export async function listVouchers(db: Database, owner: Shopper): Promise<VoucherList> {
  const results = await bagVouchersOf(db, owner);
  return { results, count: results.length, used: await usesOf(db, owner) };
}
