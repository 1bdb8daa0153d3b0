-- Addresses of shoppers. An order keeps a copy of the one it was sent to, so these may go.
create table addresses (
  id uuid primary key,
  guest_id uuid references guests (id) on delete cascade,
  customer_id uuid references customers (id) on delete cascade,
  full_name text not null,
  house text not null,
  street text not null,
  landmark text not null default '',
  city text not null,
  state text not null,
  pincode text not null,
  country_id text not null check (country_id ~ '^[A-Z]{2}$'),
  mobile text not null,
  -- Of a guest: where the order is confirmed to.
  email text not null default '',
  is_default boolean not null default false,
  created_at timestamptz not null,
  check (num_nonnulls(guest_id, customer_id) = 1)
);
create index addresses_of_guest on addresses (guest_id) where guest_id is not null;
create index addresses_of_customer on addresses (customer_id) where customer_id is not null;
create unique index one_default_address_of_guest on addresses (guest_id) where is_default and guest_id is not null;
create unique index one_default_address_of_customer on addresses (customer_id) where is_default and customer_id is not null;
