-- Who shops here. Ids are made by the application, so rows can be made on any node.
create table guests (
  id uuid primary key,
  created_at timestamptz not null default now()
);

create table customers (
  id uuid primary key,
  -- Lower case; compared as it is stored.
  email text not null unique check (email = lower(email)),
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  phone_no text not null default '',
  country text not null default 'IN',
  language text not null default 'en' check (language in ('en', 'hi')),
  created_at timestamptz not null default now()
);

-- A token exists only in the shopper's browser; here is what it hashes to.
create table sessions (
  token_hash bytea primary key,
  guest_id uuid references guests (id) on delete cascade,
  customer_id uuid references customers (id) on delete cascade,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  check (num_nonnulls(guest_id, customer_id) = 1)
);
create index sessions_of_customer on sessions (customer_id) where customer_id is not null;
create index sessions_of_guest on sessions (guest_id) where guest_id is not null;
create index sessions_by_expiry on sessions (expires_at);
