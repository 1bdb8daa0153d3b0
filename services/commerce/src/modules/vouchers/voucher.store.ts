import type { VoucherCategory } from '@suvarna/contracts/vouchers';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Shopper } from '../identity/index.ts';

export type Voucher = Selectable<Tables['vouchers']>;

const OWNER = { guest: 'guest_id', customer: 'customer_id' } as const;

/** Vouchers of a shopper's bag, in the order in which they are used, each with the category it is bound to. */
export function vouchersInBag(
  db: Database | Tx,
  owner: Shopper,
): Promise<(Voucher & { category: VoucherCategory | null })[]> {
  return db
    .selectFrom('vouchers as v')
    .leftJoin('voucher_categories as c', 'c.fingerprint', 'v.fingerprint')
    .selectAll('v')
    .select('c.category')
    .where(`v.${OWNER[owner.kind]}`, '=', owner.id)
    .where('v.in_bag', '=', true)
    .orderBy('v.created_at')
    .orderBy('v.voucher_id')
    .execute();
}

/** The same, locked until the transaction ends: one of a shopper's orders at a time counts on them. */
export function lockVouchersInBag(tx: Tx, owner: Shopper): Promise<Voucher[]> {
  return tx
    .selectFrom('vouchers')
    .selectAll()
    .where(OWNER[owner.kind], '=', owner.id)
    .where('in_bag', '=', true)
    .orderBy('created_at')
    .orderBy('voucher_id')
    .forUpdate()
    .execute();
}

/** Puts a voucher into a bag; one that is there already has the new amount. */
export async function saveVoucher(
  tx: Tx,
  owner: Shopper,
  voucher: Omit<Insertable<Tables['vouchers']>, 'guest_id' | 'customer_id' | 'in_bag'>,
): Promise<void> {
  const { balance, amount, expires_on, number_sealed, pin_sealed } = voucher;
  const { numUpdatedRows } = await tx
    .updateTable('vouchers')
    .set({ balance, amount, expires_on })
    .where(OWNER[owner.kind], '=', owner.id)
    .where('fingerprint', '=', voucher.fingerprint)
    .where('in_bag', '=', true)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  await tx
    .insertInto('vouchers')
    .values({
      ...voucher,
      number_sealed,
      pin_sealed,
      guest_id: owner.kind === 'guest' ? owner.id : null,
      customer_id: owner.kind === 'customer' ? owner.id : null,
    })
    .execute();
}

/** Takes vouchers out of the bag; `false` when none of them was there. */
export async function takeOutOfBag(tx: Tx, voucherIds: readonly string[]): Promise<boolean> {
  if (voucherIds.length === 0) return false;
  const { numUpdatedRows } = await tx
    .updateTable('vouchers')
    .set({ in_bag: false })
    .where('voucher_id', 'in', voucherIds)
    .where('in_bag', '=', true)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What its provider said is left; nothing is used of what is not there. */
export async function noteBalance(
  tx: Tx,
  voucherId: string,
  balance: number,
  expiresOn: string | null,
): Promise<void> {
  await tx
    .updateTable('vouchers')
    .set({ balance, expires_on: expiresOn, amount: sql<number>`least(amount, ${balance}::bigint)` })
    .where('voucher_id', '=', voucherId)
    .execute();
}

export async function categoryOf(
  db: Database | Tx,
  fingerprints: readonly Buffer[],
): Promise<VoucherCategory | undefined> {
  const row = await db
    .selectFrom('voucher_categories')
    .select('category')
    .where('fingerprint', 'in', fingerprints)
    .executeTakeFirst();
  return row?.category;
}

/** Binds a voucher to a category by its first use; `false` when it is bound to another. */
export async function bindToCategory(
  tx: Tx,
  fingerprint: Buffer,
  category: VoucherCategory,
  at: Date,
): Promise<boolean> {
  await tx
    .insertInto('voucher_categories')
    .values({ fingerprint, category, since: at })
    .onConflict((conflict) => conflict.column('fingerprint').doNothing())
    .execute();
  const row = await tx
    .selectFrom('voucher_categories')
    .select('category')
    .where('fingerprint', '=', fingerprint)
    .forUpdate()
    .executeTakeFirst();
  return row?.category === category;
}

/** Vouchers of an order that ended unpaid were not used: those that paid for nothing else are free again. */
export async function unbindUnused(tx: Tx, voucherIds: readonly string[]): Promise<void> {
  if (voucherIds.length === 0) return;
  // A transaction that binds it at this moment waits for the row, or is waited for.
  await sql`
    select from voucher_categories where fingerprint in (select fingerprint from vouchers where voucher_id = any(${[...voucherIds]}))
    order by fingerprint for update`.execute(tx);
  await sql`
    delete from voucher_categories c
    where c.fingerprint in (select fingerprint from vouchers where voucher_id = any(${[...voucherIds]}))
      and not exists (select from vouchers v join voucher_reservations r on r.voucher_id = v.voucher_id
        where v.fingerprint = c.fingerprint and r.order_no is not null)`.execute(tx);
}

/** A guest's vouchers become the account's; one that the account's bag has already leaves the bag. */
export async function moveGuestVouchers(tx: Tx, guestId: string, customerId: string): Promise<boolean> {
  await sql`
    update vouchers g set in_bag = false where g.guest_id = ${guestId} and g.in_bag
      and exists (select from vouchers o where o.customer_id = ${customerId} and o.in_bag and o.fingerprint = g.fingerprint)`.execute(
    tx,
  );
  const moved = await tx
    .updateTable('vouchers')
    .set({ guest_id: null, customer_id: customerId })
    .where('guest_id', '=', guestId)
    .returning('in_bag')
    .execute();
  return moved.some(({ in_bag: isInBag }) => isInBag);
}

/**
 * Numbers and PINs that nothing is to be reserved with any more; a bag keeps them for a month. What a customer
 * is at is passed over: bags take their vouchers in an order of their own.
 */
export async function forgetNumbers(db: Database, before: Date): Promise<void> {
  await sql`
    update vouchers set number_sealed = null, pin_sealed = null, in_bag = false
    where voucher_id in (
      select v.voucher_id from vouchers v
      where v.number_sealed is not null and (not v.in_bag or v.created_at < ${before})
        and not exists (select from voucher_reservations r where r.voucher_id = v.voucher_id and r.state in ('asked', 'reserved'))
      for update of v skip locked)`.execute(db);
}

export async function ownerOfVoucher(tx: Tx, voucherId: string): Promise<Shopper | undefined> {
  const row = await tx
    .selectFrom('vouchers')
    .select(['guest_id', 'customer_id'])
    .where('voucher_id', '=', voucherId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return row.customer_id === null
    ? { kind: 'guest', id: row.guest_id ?? '' }
    : { kind: 'customer', id: row.customer_id };
}
