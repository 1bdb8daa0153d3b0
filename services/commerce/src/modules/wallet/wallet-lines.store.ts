import type { WalletEntryKind, WalletMove, WalletName } from '@suvarna/contracts/wallet';
import { sql } from 'kysely';
import type { Database, Tx } from '../../platform/database/database.ts';

/** Which lines of a customer's wallets: of one wallet or of all, of one kind, of some days in India. */
export interface LineFilter {
  readonly customerId: string;
  readonly wallet: WalletName | 'all';
  readonly kind?: WalletEntryKind | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface WalletLine {
  readonly wallet: WalletName;
  readonly occurred_at: Date;
  readonly kind: WalletMove;
  readonly amount: number;
  readonly balance: number;
  readonly source: string;
  readonly reference: string;
  readonly note: string;
  readonly expires_at: Date | null;
}

const startOf = (day: string): Date => new Date(`${day}T00:00:00+05:30`);

/** What is before and after the days that are asked for; conditions of an index. */
function whereOf({ customerId, wallet, kind, from, to }: LineFilter) {
  const parts = [sql`customer_id = ${customerId}`];
  if (wallet !== 'all') parts.push(sql`wallet = ${wallet}`);
  if (kind === 'expiry') parts.push(sql`kind = 'expire'`);
  if (kind === 'credit') parts.push(sql`kind in ('grant', 'release', 'recredit')`);
  if (kind === 'debit') parts.push(sql`kind in ('hold', 'withdraw')`);
  if (from !== undefined) parts.push(sql`occurred_at >= ${startOf(from)}`);
  if (to !== undefined) parts.push(sql`occurred_at < ${startOf(to)}::timestamptz + interval '1 day'`);
  return sql.join(parts, sql` and `);
}

const isWhole = ({ kind, from, to }: LineFilter): boolean =>
  kind === undefined && from === undefined && to === undefined;

const COLUMNS = sql`wallet, occurred_at, kind, amount, balance, source, reference, note, expires_at`;

/** Lines, the newest first. In one wallet they are counted, so that any page of it is a piece of its index. */
export async function linesOf(
  db: Database | Tx,
  filter: LineFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly WalletLine[]> {
  const { customerId, wallet } = filter;
  const order =
    wallet === 'all'
      ? sql`occurred_at desc, wallet desc, number desc`
      : sql`customer_id desc, wallet desc, number desc`;
  const isCounted = wallet !== 'all' && isWhole(filter);
  const from = isCounted
    ? sql`and number <= (select lines from ledger_wallets where customer_id = ${customerId} and wallet = ${wallet}) - ${offset}::bigint`
    : sql``;
  const { rows } = await sql<WalletLine>`
    select ${COLUMNS} from ledger_wallet_lines where ${whereOf(filter)} ${from}
    order by ${order} limit ${limit} offset ${isCounted ? 0 : offset}`.execute(db);
  return rows;
}

/** How many there are. Without a filter the wallets know. */
export async function countLines(db: Database | Tx, filter: LineFilter): Promise<number> {
  const { customerId, wallet } = filter;
  const { rows } = isWhole(filter)
    ? await sql<{ count: number }>`
        select coalesce(sum(lines), 0)::bigint as count from ledger_wallets
        where customer_id = ${customerId} and (${wallet} = 'all' or wallet = ${wallet})`.execute(db)
    : await sql<{
        count: number;
      }>`select count(*)::bigint as count from ledger_wallet_lines where ${whereOf(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface WalletBalanceRow {
  readonly wallet: WalletName;
  readonly balance: number;
  readonly soon: number;
  readonly next: Date | null;
}

/** What a customer can use of each wallet, and what of it ends before a moment. Wallets that hold nothing are left out. */
export async function balancesOf(
  db: Database | Tx,
  customerId: string,
  at: Date,
  soon: Date,
): Promise<readonly WalletBalanceRow[]> {
  const { rows } = await sql<WalletBalanceRow>`
    select case kind when 'coin-lot' then 'coins' else left(kind, -4) end as wallet, sum(balance)::bigint as balance,
      coalesce(sum(balance) filter (where expires_at <= ${soon}), 0)::bigint as soon,
      min(expires_at) filter (where expires_at <= ${soon}) as next
    from ledger_accounts
    where customer_id = ${customerId} and balance > 0 and (expires_at is null or expires_at > ${at})
    group by kind`.execute(db);
  return rows;
}
