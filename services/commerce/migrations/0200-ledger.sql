-- Double entry for money and coins. Amounts are minor units, or whole coins. What is written stays:
-- a mistake is put right by another transaction. The rules below hold whoever writes.
create table ledger_accounts (
  id bigint generated always as identity primary key,
  code text not null unique,
  kind text not null,
  unit text not null check (unit in ('INR', 'GBP', 'USD', 'SGD', 'AED', 'COIN')),
  customer_id uuid references customers (id),
  expires_at timestamptz,
  -- Where there is a floor, the balance is kept and may not fall below it. Accounts that everybody
  -- uses have none, so that nobody waits for anybody; their balance is the sum of their entries.
  floor bigint,
  balance bigint not null default 0,
  constraint balance_at_least_floor check (floor is null or balance >= floor),
  constraint account_kind_known check (kind in (
    'outside', 'receivable', 'sales', 'gst', 'shipping', 'coin-cost', 'coins-issued', 'coins-spent', 'coins-expired',
    'order-funds', 'order-coin-value', 'suspense', 'refund-payable', 'coin-lot', 'coins-held')),
  constraint guarded_kinds_have_a_floor check (
    (kind in ('order-funds', 'order-coin-value', 'suspense', 'refund-payable', 'coin-lot', 'coins-held')) = (floor is not null)),
  constraint coins_count_in_coins check ((kind in ('coins-issued', 'coins-spent', 'coins-expired', 'coin-lot', 'coins-held')) = (unit = 'COIN')),
  constraint lots_have_an_owner_and_an_end check ((kind = 'coin-lot') = (customer_id is not null) and (kind = 'coin-lot') = (expires_at is not null))
) with (fillfactor = 80);
create index coin_lots_of_customer on ledger_accounts (customer_id, expires_at) where kind = 'coin-lot';
create index coin_lots_to_expire on ledger_accounts (expires_at) where kind = 'coin-lot' and balance > 0;

create table ledger_transactions (
  id uuid primary key,
  idempotency_key text not null unique,
  kind text not null,
  -- What it is about: an order's number, a refund's, or nothing.
  reference text not null default '',
  occurred_at timestamptz not null,
  created_in xid8 not null default pg_current_xact_id()
);
create index ledger_transactions_by_reference on ledger_transactions (reference) where reference <> '';

create table ledger_entries (
  transaction_id uuid not null references ledger_transactions (id),
  account_id bigint not null references ledger_accounts (id),
  amount bigint not null check (amount <> 0),
  primary key (transaction_id, account_id)
);
create index ledger_entries_of_account on ledger_entries (account_id);

-- Something put aside that is used or given back later: coins for an unpaid order, money for a refund.
create table ledger_holds (
  id text primary key,
  transaction_id uuid not null unique references ledger_transactions (id),
  -- After it, whoever held should have decided; the checker reports holds that nobody did.
  expires_at timestamptz
);
create table ledger_hold_outcomes (
  hold_id text primary key references ledger_holds (id),
  outcome text not null check (outcome in ('posted', 'voided')),
  transaction_id uuid not null unique references ledger_transactions (id)
);

-- The service only ever adds. It names neither balances, which the entries make, nor the database
-- transaction it writes in.
revoke all on ledger_accounts, ledger_transactions, ledger_entries, ledger_holds, ledger_hold_outcomes from commerce_app;
grant select on ledger_accounts, ledger_transactions, ledger_entries, ledger_holds, ledger_hold_outcomes to commerce_app;
grant insert (code, kind, unit, customer_id, expires_at, floor) on ledger_accounts to commerce_app;
grant insert (id, idempotency_key, kind, reference, occurred_at) on ledger_transactions to commerce_app;
grant insert on ledger_entries, ledger_holds, ledger_hold_outcomes to commerce_app;

-- An entry joins the transaction it is committed with and no earlier one.
create function ledger_refuse_late_entry() returns trigger language plpgsql security definer set search_path = commerce, pg_temp as $$
begin
  if not exists (select from ledger_transactions t where t.id = new.transaction_id and t.created_in = pg_current_xact_id()) then
    raise exception 'ledger transaction % is not of this database transaction', new.transaction_id using errcode = 'check_violation', constraint = 'entry_joins_its_own_transaction';
  end if;
  return new;
end $$;
create trigger ledger_entries_in_time before insert on ledger_entries for each row execute function ledger_refuse_late_entry();

-- After the entry, not before it: an insert that does nothing on conflict must not move a balance.
create function ledger_keep_balance() returns trigger language plpgsql security definer set search_path = commerce, pg_temp as $$
begin
  update ledger_accounts set balance = balance + new.amount where id = new.account_id and floor is not null;
  return null;
end $$;
create trigger ledger_entries_move_balances after insert on ledger_entries for each row execute function ledger_keep_balance();

create function ledger_refuse_unbalanced() returns trigger language plpgsql security definer set search_path = commerce, pg_temp as $$
declare
  of_transaction uuid := (to_jsonb(new) ->> tg_argv[0])::uuid;
begin
  if not exists (select from ledger_entries e where e.transaction_id = of_transaction) then
    raise exception 'ledger transaction % has no entries', of_transaction using errcode = 'check_violation', constraint = 'transaction_sums_to_zero';
  end if;
  if exists (select from ledger_entries e join ledger_accounts a on a.id = e.account_id
             where e.transaction_id = of_transaction group by a.unit having sum(e.amount) <> 0) then
    raise exception 'ledger transaction % does not sum to zero', of_transaction using errcode = 'check_violation', constraint = 'transaction_sums_to_zero';
  end if;
  return null;
end $$;
-- On the entries too: constraints that somebody sets to immediate are checked at every entry that follows.
create constraint trigger ledger_transactions_sum_to_zero after insert on ledger_transactions
  deferrable initially deferred for each row execute function ledger_refuse_unbalanced('id');
create constraint trigger ledger_entries_sum_to_zero after insert on ledger_entries
  deferrable initially deferred for each row execute function ledger_refuse_unbalanced('transaction_id');

-- For the roles that own the tables, too.
create function ledger_refuse_change() returns trigger language plpgsql set search_path = commerce, pg_temp as $$
begin
  raise exception '% is only ever added to', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger ledger_transactions_stay before update or delete or truncate on ledger_transactions for each statement execute function ledger_refuse_change();
create trigger ledger_entries_stay before update or delete or truncate on ledger_entries for each statement execute function ledger_refuse_change();
create trigger ledger_holds_stay before update or delete or truncate on ledger_holds for each statement execute function ledger_refuse_change();
create trigger ledger_hold_outcomes_stay before update or delete or truncate on ledger_hold_outcomes for each statement execute function ledger_refuse_change();
create trigger ledger_accounts_stay before delete or truncate on ledger_accounts for each statement execute function ledger_refuse_change();

-- Whoever decides by what accounts hold locks them first, in the order entries take them. The
-- service may change no account and so could not lock one by itself.
create function ledger_lock(wanted bigint[]) returns table (id bigint, balance bigint) language plpgsql security definer set search_path = commerce, pg_temp as $$
begin
  return query select a.id, a.balance from ledger_accounts a where a.id = any (wanted) order by a.id for no key update;
end $$;
revoke all on function ledger_lock(bigint[]) from public;
grant execute on function ledger_lock(bigint[]) to commerce_app;
