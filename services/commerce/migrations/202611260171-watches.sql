-- What customers asked to be told of a design: once, that it is back, or that its price fell.
create table watches (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  kind text not null check (kind in ('stock', 'price')),
  product_id integer not null check (product_id > 0),
  karat smallint not null,
  colour text not null,
  -- '' for designs without a size.
  size text not null check (char_length(size) <= 40),
  -- Minor units of the currency; null where the price is not what is waited for.
  at_most integer check (at_most > 0),
  currency text not null check (currency in ('INR', 'GBP', 'USD', 'SGD', 'AED')),
  locale text not null check (locale in ('en', 'hi')),
  created_at timestamptz not null,
  -- When the customer was told; null while it is waited for.
  told_at timestamptz,
  check ((kind = 'price') = (at_most is not null))
);
-- One wish of a customer for a piece, however often it is said.
create unique index watches_open on watches (customer_id, kind, product_id, karat, colour, size) where told_at is null;
create index watches_to_look_at on watches (id) where told_at is null;
create index watches_of_customer on watches (customer_id, created_at desc);

-- A topic of its own among what customers choose about.
alter table notice_settings drop constraint notice_settings_kind_check;
alter table notice_settings add constraint notice_settings_kind_check
  check (kind in ('orders', 'plan', 'rewards', 'offers', 'watches'));
