-- An account has what it was opened with: an e-mail address, a phone, or both. Only what was proven
-- by a code opens it again.
alter table customers alter column email drop not null;
alter table customers alter column password_hash drop not null;
alter table customers add column email_verified_at timestamptz;
alter table customers add column phone_code text not null default '91' check (phone_code ~ '^[1-9][0-9]{0,3}$');
alter table customers add column phone_verified_at timestamptz;
alter table customers add column title text not null default '' check (title in ('', 'Mr', 'Mrs', 'Ms', 'Dr'));
alter table customers add column date_of_birth date;
alter table customers add column anniversary date;
alter table customers add column spouse_birthday date;
alter table customers add constraint has_a_way_in check (email is not null or phone_verified_at is not null);
create unique index customers_by_phone on customers (phone_code, phone_no) where phone_verified_at is not null;

-- What was typed to open an account, until the e-mail address is proven by the same session.
create table registrations (
  subject text not null,
  email text not null,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  phone_code text not null,
  phone_no text not null,
  expires_at timestamptz not null,
  primary key (subject, email)
);
create index registrations_by_expiry on registrations (expires_at);

create table password_resets (
  token_hash bytea primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index password_resets_of_customer on password_resets (customer_id);
create index password_resets_by_expiry on password_resets (expires_at);

-- Sign-ins by a caller-identification app: begun here, confirmed by the provider, fetched by the
-- session that began it.
create table caller_id_requests (
  request_id text primary key,
  subject text not null,
  state text not null check (state in ('pending', 'confirmed', 'user_rejected', 'failed', 'used')),
  phone_code text,
  phone_no text,
  first_name text not null default '',
  last_name text not null default '',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((state in ('confirmed', 'used')) = (phone_no is not null and phone_code is not null))
);
create index caller_id_requests_by_expiry on caller_id_requests (expires_at);
