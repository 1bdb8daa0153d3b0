-- Pieces in the vault. What came in is always on hand, reserved for an order that is not yet paid,
-- or sold; the database holds the sum, whoever writes.
create table stock_levels (
  product_id integer primary key,
  on_hand integer not null check (on_hand >= 0),
  reserved integer not null default 0 check (reserved >= 0),
  sold integer not null default 0 check (sold >= 0),
  received integer not null,
  -- Transaction of the last change: readers ask for what changed since they looked (stock-store.ts).
  changed_in xid8 not null default pg_current_xact_id(),
  constraint pieces_add_up check (on_hand + reserved + sold = received)
);
create index stock_levels_by_change on stock_levels (changed_in);

create function note_stock_change() returns trigger language plpgsql as $$
begin
  new.changed_in := pg_current_xact_id();
  return new;
end $$;
create trigger stock_levels_changed before insert or update on stock_levels
  for each row execute function note_stock_change();

insert into stock_levels (product_id, on_hand, received)
select product_id, stock, stock from designs where product_type = 'ready-to-ship' order by product_id;
revoke delete on stock_levels from commerce_app;

-- A coupon's uses are held by orders that wait for money and spent by orders that have it.
create table coupons (
  code text primary key check (code = upper(code)),
  title text not null,
  title_hi text not null,
  kind text not null check (kind in ('percent', 'flat')),
  percent_bp integer check (percent_bp between 1 and 10000),
  amount_paise bigint check (amount_paise > 0),
  cap_paise bigint check (cap_paise > 0),
  minimum_paise bigint not null default 0 check (minimum_paise >= 0),
  starts_on date not null,
  ends_on date not null,
  uses_limit integer check (uses_limit >= 0),
  uses_held integer not null default 0 check (uses_held >= 0),
  uses_spent integer not null default 0 check (uses_spent >= 0),
  once_per_buyer boolean not null default false,
  listed boolean not null default true,
  check (ends_on >= starts_on),
  check ((kind = 'percent') = (percent_bp is not null)),
  check ((kind = 'flat') = (amount_paise is not null)),
  constraint uses_within_limit check (uses_limit is null or uses_held + uses_spent <= uses_limit)
);

-- The coupon and the wish to pay with coins belong to the bag until an order takes them over.
alter table carts add column coupon_code text references coupons (code);
alter table carts add column use_coins boolean not null default false;

-- A quote that stands until expires_at. Lines and totals are kept as they were shown; the print
-- says whether they still are.
create table price_locks (
  id uuid primary key,
  guest_id uuid references guests (id) on delete cascade,
  customer_id uuid references customers (id) on delete cascade,
  currency text not null check (currency in ('INR', 'GBP', 'USD', 'SGD', 'AED')),
  rate_version integer not null,
  payment_mode text,
  address_id uuid,
  use_coins boolean not null,
  coupon_code text,
  quote jsonb not null,
  quote_print bytea not null,
  bag_print bytea not null,
  payable bigint not null check (payable >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check (num_nonnulls(guest_id, customer_id) = 1)
);
create index price_locks_by_expiry on price_locks (expires_at);
