-- Signing in with an account at Google or Apple: whose account is opened by whom there, and sign-ins
-- that are under way. No secret stands here: state and cookie as hashes, and what proves that a code
-- is ours is made of the cookie.
create table social_links (
  provider text not null check (provider in ('google', 'apple')),
  -- What the provider calls the person; it never changes, unlike the address.
  subject text not null,
  customer_id uuid not null references customers (id),
  email text not null,
  linked_at timestamptz not null,
  primary key (provider, subject)
);
create index social_links_of_customer on social_links (customer_id);

create table social_flows (
  id uuid primary key,
  provider text not null check (provider in ('google', 'apple')),
  state_hash bytea not null unique,
  browser_hash bytea not null,
  subject text not null,
  locale text not null check (locale in ('en', 'hi')),
  next_path text not null,
  step text not null check (step in ('asked', 'returned', 'refused', 'proving', 'done')),
  -- What the provider's return brought; gone as soon as it is used.
  code text,
  issuer text,
  error text,
  -- Whom the provider named, until the address is proven.
  provider_subject text,
  email text,
  first_name text not null default '',
  last_name text not null default '',
  expires_at timestamptz not null,
  check ((step = 'returned') = (code is not null)),
  check ((step = 'refused') = (error is not null)),
  check ((step = 'proving') = (provider_subject is not null and email is not null))
);
create index social_flows_by_expiry on social_flows (expires_at);
