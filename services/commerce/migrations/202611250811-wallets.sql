-- Money that customers have with the store, besides coins: credits, promotional credits, and one wallet for
-- each kind of goods. It stands in lots like theirs, in paise; a lot of money that was paid or promised for
-- good has no end.
alter table ledger_accounts drop constraint account_kind_known;
alter table ledger_accounts drop constraint guarded_kinds_have_a_floor;
alter table ledger_accounts drop constraint lots_have_an_owner_and_an_end;
alter table ledger_accounts
  add constraint account_kind_known check (kind in (
    'outside', 'receivable', 'sales', 'gst', 'shipping', 'coin-cost', 'coins-issued', 'coins-spent', 'coins-expired',
    'funds', 'tender-value', 'suspense', 'refund-payable', 'coin-lot', 'coins-held',
    'plan-principal', 'plan-contribution', 'plan-held', 'plan-discount',
    'credits-lot', 'promotional-lot', 'gold-coin-lot', 'plain-gold-lot', 'diamond-gemstone-lot', 'credit-held',
    'credit-issued', 'credit-expired', 'promotional-spent', 'promotional-cost')),
  add constraint guarded_kinds_have_a_floor check (
    (kind in ('funds', 'tender-value', 'suspense', 'refund-payable', 'coin-lot', 'coins-held',
      'plan-principal', 'plan-contribution', 'plan-held',
      'credits-lot', 'promotional-lot', 'gold-coin-lot', 'plain-gold-lot', 'diamond-gemstone-lot', 'credit-held')) = (floor is not null)),
  add constraint credits_count_in_rupees check (unit = 'INR' or kind not in (
    'credits-lot', 'promotional-lot', 'gold-coin-lot', 'plain-gold-lot', 'diamond-gemstone-lot', 'credit-held',
    'credit-issued', 'credit-expired', 'promotional-spent', 'promotional-cost')),
  -- What the store gives away ends; other money may.
  add constraint lots_have_an_owner_and_an_end check (
    (kind like '%-lot') = (customer_id is not null)
    and (kind like '%-lot' or expires_at is null)
    and (kind not in ('coin-lot', 'promotional-lot') or expires_at is not null));
drop index coin_lots_of_customer;
create index lots_of_customer on ledger_accounts (customer_id, kind, expires_at) where customer_id is not null and balance > 0;
drop index coin_lots_to_expire;
create index lots_to_expire on ledger_accounts (kind, expires_at) where customer_id is not null and balance > 0;

-- Where money of a wallet came from (an order, a referral), and what whoever moved it had to say.
alter table ledger_transactions
  add column source text not null default '',
  add column note text not null default '';
grant insert (source, note) on ledger_transactions to commerce_app;

-- The wallets as their owners read them: what came, what went, and what was there after each. The entries
-- make it, as they make the balances of accounts: a statement of thousands of lines is read by its index.
create table ledger_wallets (
  customer_id uuid not null references customers (id),
  wallet text not null,
  balance bigint not null,
  lines bigint not null,
  primary key (customer_id, wallet)
);
create table ledger_wallet_lines (
  customer_id uuid not null,
  wallet text not null,
  -- Counts from 1 in its wallet.
  number bigint not null,
  transaction_id uuid not null references ledger_transactions (id),
  occurred_at timestamptz not null,
  kind text not null,
  amount bigint not null check (amount <> 0),
  -- Of the wallet, after this line.
  balance bigint not null,
  source text not null,
  reference text not null,
  note text not null,
  -- Of the lot, for what came in or expired; null for what went out, which may come from several, and for what has no end.
  expires_at timestamptz,
  primary key (customer_id, wallet, number),
  foreign key (customer_id, wallet) references ledger_wallets (customer_id, wallet)
);
create index ledger_wallet_lines_by_kind on ledger_wallet_lines (customer_id, wallet, kind, number);
create index ledger_wallet_lines_by_time on ledger_wallet_lines (customer_id, occurred_at, wallet, number);
revoke all on ledger_wallets, ledger_wallet_lines from commerce_app;
grant select on ledger_wallets, ledger_wallet_lines to commerce_app;

-- What is taken from several lots at once is one line; what comes in is a line for each day it ends.
-- By statement, and so after every row of it has its account: whoever waits for a wallet waits for nothing else.
create function ledger_keep_wallets() returns trigger language plpgsql security definer set search_path = commerce, pg_temp as $$
declare
  line record;
  kept record;
begin
  for line in
    select m.transaction_id, m.customer_id, m.wallet, m.occurred_at, m.kind, m.source, m.reference, m.note, m.expires_at, sum(m.amount)::bigint as amount
    from (select a.customer_id, case a.kind when 'coin-lot' then 'coins' else left(a.kind, -4) end as wallet, t.id as transaction_id,
            t.occurred_at, regexp_replace(t.kind, '^.*-', '') as kind, t.source, t.reference, t.note,
            case when e.amount > 0 or t.kind ~ '-(expire|withdraw)$' then a.expires_at end as expires_at, e.amount > 0 as comes, e.amount
          from added e join ledger_accounts a on a.id = e.account_id join ledger_transactions t on t.id = e.transaction_id
          where a.customer_id is not null) as m
    group by m.transaction_id, m.customer_id, m.wallet, m.occurred_at, m.kind, m.source, m.reference, m.note, m.expires_at, m.comes
    order by m.customer_id, m.wallet, m.expires_at
  loop
    insert into ledger_wallets as w (customer_id, wallet, balance, lines) values (line.customer_id, line.wallet, line.amount, 1)
      on conflict (customer_id, wallet) do update set balance = w.balance + excluded.balance, lines = w.lines + 1
      returning w.balance, w.lines into kept;
    insert into ledger_wallet_lines (customer_id, wallet, number, transaction_id, occurred_at, kind, amount, balance, source, reference, note, expires_at)
      values (line.customer_id, line.wallet, kept.lines, line.transaction_id, line.occurred_at, line.kind, line.amount, kept.balance,
        line.source, line.reference, line.note, line.expires_at);
  end loop;
  return null;
end $$;
create trigger ledger_entries_make_lines after insert on ledger_entries
  referencing new table as added for each statement execute function ledger_keep_wallets();
-- Whoever touches lots of a customer takes the customer's wallets first, all of them and in one order:
-- so nobody who has a wallet waits for somebody who wants it.
create function ledger_lock_wallets(wanted uuid[]) returns void language plpgsql security definer set search_path = commerce, pg_temp as $$
begin
  perform from ledger_wallets w where w.customer_id = any (wanted) order by w.customer_id, w.wallet for no key update;
end $$;
revoke all on function ledger_lock_wallets(uuid[]) from public;
grant execute on function ledger_lock_wallets(uuid[]) to commerce_app;
create trigger ledger_wallet_lines_stay before update or delete or truncate on ledger_wallet_lines for each statement execute function ledger_refuse_change();

-- Who of the store put a wallet right, and why.
create table wallet_corrections (
  correction_id uuid primary key,
  customer_id uuid not null references customers (id),
  wallet text not null,
  amount bigint not null check (amount <> 0),
  reason text not null,
  corrected_by text not null,
  at timestamptz not null
);
create index wallet_corrections_of_customer on wallet_corrections (customer_id, at desc);
revoke update, delete on wallet_corrections from commerce_app;

-- Coins were the only wallet there was.
insert into ledger_wallets (customer_id, wallet, balance, lines)
  select customer_id, 'coins', 0, 0 from ledger_accounts where kind = 'coin-lot' group by customer_id;
insert into ledger_wallet_lines (customer_id, wallet, number, transaction_id, occurred_at, kind, amount, balance, source, reference, note, expires_at)
  select customer_id, 'coins', row_number() over in_time, id, occurred_at, kind, amount, sum(amount) over in_time,
    case when kind = 'expire' then 'expiry' when kind = 'recredit' then 'refund' when reference <> '' then 'order' else 'staff' end,
    reference, '', expires_at
  from (
    select a.customer_id, t.id, t.occurred_at, regexp_replace(t.kind, '^.*-', '') as kind, t.reference,
      case when e.amount > 0 or t.kind = 'coins-expire' then a.expires_at end as expires_at, sum(e.amount)::bigint as amount
    from ledger_accounts a join ledger_entries e on e.account_id = a.id join ledger_transactions t on t.id = e.transaction_id
    where a.kind = 'coin-lot' group by 1, 2, 3, 4, 5, 6, e.amount > 0) as line
  window in_time as (partition by customer_id order by occurred_at, id, expires_at rows unbounded preceding);
update ledger_wallets w set balance = made.balance, lines = made.lines
  from (select customer_id, sum(amount) as balance, count(*) as lines from ledger_wallet_lines group by customer_id) as made
  where made.customer_id = w.customer_id;
