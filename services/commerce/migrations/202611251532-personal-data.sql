-- A copy of what the store knows of a customer, made by a job and kept for two days, sealed.
create table data_exports (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'gone')),
  asked_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  sealed bytea,
  bytes integer not null default 0,
  check ((state = 'ready') = (sealed is not null))
);
create unique index one_export_that_waits on data_exports (customer_id) where state = 'waiting';
create index data_exports_of_customer on data_exports (customer_id, asked_at desc);
create index data_exports_to_make on data_exports (asked_at) where state = 'waiting';
create index data_exports_to_drop on data_exports (expires_at) where state = 'ready';

-- An account that is to go: thirty days in which signing in keeps it.
create table delete_requests (
  id uuid primary key,
  customer_id uuid not null references customers (id),
  asked_at timestamptz not null,
  due_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'cancelled', 'done')),
  ended_at timestamptz,
  check ((state = 'open') = (ended_at is null))
);
create unique index one_open_delete_request on delete_requests (customer_id) where state = 'open';
create index delete_requests_due on delete_requests (due_at) where state = 'open';
revoke delete on delete_requests from commerce_app;

-- A code of an account that went invites nobody.
grant delete on referral_codes to commerce_app;

-- What is left of an account that went: a number on what the law has kept.
alter table customers add column erased_at timestamptz;
alter table customers drop constraint has_a_way_in;
alter table customers add constraint has_a_way_in
  check (email is not null or phone_verified_at is not null or erased_at is not null);
alter table customers add constraint erased_is_nobody check (erased_at is null or (email is null and password_hash is null
  and phone_no = '' and phone_verified_at is null and first_name = '' and last_name = ''));
