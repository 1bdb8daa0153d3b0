import type { Liabilities, StaffWallet, WalletName } from '@suvarna/contracts/wallet';
import { searchedPhone } from '@suvarna/forms/kept-phone';
import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';
import type { Customer } from '../identity/index.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Customers with this id, e-mail address, or phone number; more than one where the same digits are a phone in two countries. */
export function customersNamed(db: Database | Tx, name: string): Promise<Customer[]> {
  const phone = searchedPhone(name);
  return db
    .selectFrom('customers')
    .selectAll()
    .where((row) =>
      UUID.test(name)
        ? row('id', '=', name)
        : name.includes('@')
          ? row('email', '=', name.toLowerCase())
          : row.and([
              row('phone_no', '=', phone?.digits ?? ''),
              // The same digits are another customer's in another country.
              ...(phone?.code === undefined ? [] : [row('phone_code', '=', phone.code)]),
              row('phone_no', '<>', ''),
              row('phone_verified_at', 'is not', null),
            ]),
    )
    .limit(2)
    .execute();
}

export async function correctionsOf(
  db: Database | Tx,
  customerId: string,
): Promise<StaffWallet['corrections']> {
  const rows = await db
    .selectFrom('wallet_corrections')
    .select(['at', 'wallet', 'amount', 'reason', 'corrected_by'])
    .where('customer_id', '=', customerId)
    .orderBy('at', 'desc')
    .limit(100)
    .execute();
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

interface MonthRow {
  readonly month: string;
  readonly wallet: WalletName;
  readonly given: number;
  readonly used: number;
  readonly returned: number;
  readonly expired: number;
  readonly taken_back: number;
  readonly closing: number;
}

/** What moved in each wallet in each month of India's calendar, and what stood in it at the end. Months in which nothing moved are left out. */
export async function liabilitiesByMonth(
  db: Database,
  {
    from = '0000-00',
    to = '9999-99',
  }: { readonly from?: string | undefined; readonly to?: string | undefined },
): Promise<Liabilities['results']> {
  const { rows } = await sql<MonthRow>`
    with moved as (
      select to_char(occurred_at at time zone 'Asia/Kolkata', 'YYYY-MM') as month, wallet,
        coalesce(sum(amount) filter (where kind = 'grant'), 0) as given,
        coalesce(-sum(amount) filter (where kind in ('hold', 'release')), 0) as used,
        coalesce(sum(amount) filter (where kind = 'recredit'), 0) as returned,
        coalesce(-sum(amount) filter (where kind = 'expire'), 0) as expired,
        coalesce(-sum(amount) filter (where kind = 'withdraw'), 0) as taken_back,
        sum(amount) as change
      from ledger_wallet_lines group by 1, 2)
    select month, wallet, given::bigint, used::bigint, returned::bigint, expired::bigint, taken_back::bigint, closing::bigint from (
      select month, wallet, given, used, returned, expired, taken_back,
        sum(change) over (partition by wallet order by month) as closing from moved) as told
    where month between ${from} and ${to} order by month desc, wallet`.execute(db);
  return rows.map(({ closing, ...row }) => ({
    ...row,
    opening: closing - row.given + row.used - row.returned + row.expired + row.taken_back,
    closing,
  }));
}
