-- What an order is paid with besides money, one row for each kind. held: put aside while it waits for its
-- money. spent: it was placed. released: it ended unpaid.
create table order_tenders (
  order_no text not null references orders (order_no),
  kind text not null,
  units bigint not null check (units > 0),
  -- Minor units of the order's currency.
  amount bigint not null check (amount > 0),
  state text not null default 'held' check (state in ('held', 'spent', 'released')),
  refunded_units bigint not null default 0,
  primary key (order_no, kind),
  constraint refunds_within_tender check (refunded_units between 0 and units and (refunded_units = 0 or state = 'spent'))
);
revoke update, delete on order_tenders from commerce_app;
grant update (state, refunded_units) on order_tenders to commerce_app;

create table refund_tenders (
  refund_order_id text not null references refunds (refund_order_id),
  kind text not null,
  units bigint not null check (units > 0),
  amount bigint not null check (amount > 0),
  -- In which order they went back.
  position smallint not null,
  primary key (refund_order_id, kind)
);
revoke update, delete on refund_tenders from commerce_app;

-- Coins were the only tender there was; one is worth a hundred paise.
insert into order_tenders (order_no, kind, units, amount, state, refunded_units)
  select o.order_no, 'coins', o.coins, o.coins * 100::bigint,
    case when o.state in ('payment_pending', 'payment_failed') then 'held' when o.state = 'expired' then 'released' else 'spent' end,
    coalesce(r.coins, 0)
  from orders o left join refunds r on r.order_no = o.order_no where o.coins > 0;
insert into refund_tenders (refund_order_id, kind, units, amount, position)
  select refund_order_id, 'coins', coins, coins * 100::bigint, 0 from refunds where coins > 0;
update orders set totals = totals || jsonb_build_object('tenders', case when coins > 0
  then jsonb_build_array(jsonb_build_object('kind', 'coins', 'units', coins, 'amount_paise', coins * 100::bigint)) else '[]'::jsonb end);
alter table orders drop column coins;
alter table refunds drop column coins;

alter table carts add column tenders text[] not null default '{}';
update carts set tenders = '{coins}' where use_coins;
alter table carts drop column use_coins;
alter table price_locks add column tenders text[] not null default '{}';
alter table price_locks alter column tenders drop default, drop column use_coins;

-- What a tender brought to an order stands in one kind of account, whatever tender it was.
alter table ledger_accounts drop constraint account_kind_known;
alter table ledger_accounts drop constraint guarded_kinds_have_a_floor;
update ledger_accounts set kind = 'tender-value', code = regexp_replace(code, ':coin-value:INR$', ':coins-value:INR')
  where kind = 'order-coin-value';
alter table ledger_accounts
  add constraint account_kind_known check (kind in (
    'outside', 'receivable', 'sales', 'gst', 'shipping', 'coin-cost', 'coins-issued', 'coins-spent', 'coins-expired',
    'funds', 'tender-value', 'suspense', 'refund-payable', 'coin-lot', 'coins-held')),
  add constraint guarded_kinds_have_a_floor check (
    (kind in ('funds', 'tender-value', 'suspense', 'refund-payable', 'coin-lot', 'coins-held')) = (floor is not null));
