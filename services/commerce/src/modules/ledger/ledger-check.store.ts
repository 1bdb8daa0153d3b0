import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

export interface LedgerCounts {
  /** Currencies, or coins, whose entries do not sum to zero. */
  readonly unitsOff: number;
  /** Transactions that have no entries, or do not sum to zero in one of their units. */
  readonly transactionsOff: number;
  /** Guarded accounts whose balance is not the sum of their entries, or below the floor; and wallets that do not hold what their lots hold, or whose lines do not come to that. */
  readonly accountsOff: number;
}

/** All three from one statement, and so from one moment: what others commit in the meantime is in all of them or in none. */
export async function countFaults(db: Database): Promise<LedgerCounts> {
  const { rows } = await sql<LedgerCounts>`
    with booked as (
      select e.transaction_id, e.account_id, a.unit, e.amount from ledger_entries e join ledger_accounts a on a.id = e.account_id
    )
    select
      (select count(*) from (select from booked group by unit having sum(amount) <> 0) as off) as "unitsOff",
      (select count(distinct transaction_id) from (select transaction_id from booked group by transaction_id, unit having sum(amount) <> 0) as off)
        + (select count(*) from ledger_transactions t where not exists (select from ledger_entries e where e.transaction_id = t.id)) as "transactionsOff",
      (select count(*) from ledger_accounts a left join (select account_id, sum(amount) as amount from booked group by account_id) as s on s.account_id = a.id
        where a.floor is not null and (a.balance <> coalesce(s.amount, 0) or a.balance < a.floor))
        + (select count(*) from (
        select customer_id, case kind when 'coin-lot' then 'coins' else left(kind, -4) end as wallet, sum(balance) as balance
        from ledger_accounts where customer_id is not null group by 1, 2) as lots
        full join ledger_wallets w using (customer_id, wallet)
        left join (select customer_id, wallet, sum(amount) as amount, count(*) as lines from ledger_wallet_lines group by 1, 2) as told using (customer_id, wallet)
        where coalesce(lots.balance, 0) <> coalesce(w.balance, 0) or coalesce(told.amount, 0) <> coalesce(w.balance, 0)
          or coalesce(told.lines, 0) <> coalesce(w.lines, 0)) as "accountsOff"`.execute(db);
  return rows[0] ?? { unitsOff: 0, transactionsOff: 0, accountsOff: 0 };
}

/** Holds whose time was over at a moment and that were not decided about. */
export async function undecidedHolds(db: Database, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('ledger_holds as h')
    .leftJoin('ledger_hold_outcomes as o', 'o.hold_id', 'h.id')
    .select('h.id')
    .where('o.hold_id', 'is', null)
    .where('h.expires_at', '<', before)
    .orderBy('h.expires_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
