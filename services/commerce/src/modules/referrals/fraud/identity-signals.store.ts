import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';

interface KnownAddress {
  readonly full_name: string;
  readonly house: string;
  readonly street: string;
  readonly pincode: string;
  readonly mobile: string;
  /** Something was collected there: no person lives there, but a person left a number. */
  readonly is_store: boolean;
}
export interface KnownRow {
  readonly id: string;
  readonly email: string | null;
  /** `"91-9876543210"`; typed in or proven. */
  readonly phone: string;
  readonly firstName: string;
  /** In the address book, and of orders that were paid. */
  readonly addresses: readonly KnownAddress[];
  readonly devices: readonly string[];
}

/** Far enough up and wide enough for a person who makes accounts by hand. */
const GENERATIONS = 10;
const SIBLINGS = 200;

/** Who invited a customer, who invited those, and whom the same inviter invited before. */
export async function kinOf(tx: Tx, invitedId: string, inviterId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive up as (
      select ${inviterId}::uuid as id, 1 as generation
      union all
      select r.inviter_id, up.generation + 1 from up join referrals r on r.invited_id = up.id
      where up.generation < ${GENERATIONS}
    ), beside as (
      select invited_id as id from referrals
      where inviter_id = ${inviterId} and invited_id <> ${invitedId}
      order by joined_at desc limit ${SIBLINGS}
    )
    select id from up union select id from beside`.execute(tx);
  return rows.map(({ id }) => id).filter((id) => id !== invitedId);
}

/** What is known of customers. */
export async function knownOf(tx: Tx, ids: readonly string[]): Promise<readonly KnownRow[]> {
  const { rows } = await sql<KnownRow>`
    select c.id, c.email, c.phone_code || '-' || c.phone_no as phone, c.first_name as "firstName",
      coalesce((
        select jsonb_agg(a) from (
          select full_name, house, street, pincode, mobile, store_id is not null as is_store
          from addresses where customer_id = c.id
          union
          select shipping_address ->> 'full_name', coalesce(shipping_address ->> 'house', ''),
            coalesce(shipping_address ->> 'street', ''), coalesce(shipping_address ->> 'pincode', ''),
            coalesce(shipping_address ->> 'mobile', ''), shipping_address ->> 'store_id' is not null
          from orders
          where customer_id = c.id and placed_at is not null
        ) a), '[]') as addresses,
      array(select encode(device_hash, 'hex') from known_devices where customer_id = c.id) as devices
    from customers c where c.id = any(${[...ids]}::uuid[])`.execute(tx);
  return rows;
}

/** Whether another account has the mailbox of this one, or has proven its phone. */
export async function isAccountBefore(tx: Tx, customerId: string): Promise<boolean> {
  const { rows } = await sql`
    select from customers c where c.id = ${customerId} and (
      exists (select from customers o where o.email is not null and o.id <> c.id and mailbox_of(o.email) = mailbox_of(c.email))
      or (c.phone_no <> '' and exists (
        select from customers o where o.id <> c.id and o.phone_code = c.phone_code and o.phone_no = c.phone_no
          and o.phone_verified_at is not null)))`.execute(tx);
  return rows.length > 0;
}

/** Whether something was bought before then, by this account or by one of these contacts. */
export async function isOrderBefore(
  tx: Tx,
  customerId: string,
  buyerKeys: readonly Buffer[],
  before: Date,
): Promise<boolean> {
  const found = await tx
    .selectFrom('orders')
    .select('order_no')
    .where('placed_at', 'is not', null)
    .where('created_at', '<', before)
    .where((row) =>
      row.or([
        row('customer_id', '=', customerId),
        ...(buyerKeys.length === 0 ? [] : [row('buyer_key', 'in', buyerKeys)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function isCustomersMailbox(tx: Tx, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from customers where email is not null and mailbox_of(email) = mailbox_of(${email}::text) limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}
