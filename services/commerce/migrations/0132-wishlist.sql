create table wishlist_items (
  guest_id uuid references guests (id) on delete cascade,
  customer_id uuid references customers (id) on delete cascade,
  product_id integer not null,
  added_at timestamptz not null,
  check (num_nonnulls(guest_id, customer_id) = 1),
  unique (guest_id, product_id),
  unique (customer_id, product_id)
);

-- A link somebody may look at a wishlist with; here is what its token hashes to.
create table wishlist_shares (
  token_hash bytea primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  created_at timestamptz not null
);
create index wishlist_shares_of_customer on wishlist_shares (customer_id, created_at desc);
