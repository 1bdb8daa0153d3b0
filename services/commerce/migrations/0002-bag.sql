create table carts (
  id uuid primary key,
  guest_id uuid unique references guests (id) on delete cascade,
  customer_id uuid unique references customers (id) on delete cascade,
  -- A guest's bag goes into the account's bag once; this says that it did.
  merged_at timestamptz,
  created_at timestamptz not null default now(),
  check (num_nonnulls(guest_id, customer_id) = 1)
);

-- A line says what was chosen. Its price is computed at every read; seen_* is what the shopper was
-- shown, to tell when that moved.
create table cart_lines (
  id uuid primary key,
  cart_id uuid not null references carts (id) on delete cascade,
  product_id bigint not null,
  sku text not null,
  karat integer not null,
  colour text not null,
  size text not null,
  quantity integer not null check (quantity between 1 and 10),
  seen_currency text not null,
  seen_unit_minor bigint not null,
  seen_rate_version integer not null,
  added_at timestamptz not null default now(),
  unique (cart_id, product_id, karat, colour, size)
);
