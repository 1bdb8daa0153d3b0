-- Browsers in which somebody signed in before, by what their cookie hashes to. A right password from
-- one of them is taken whatever strangers try meanwhile, and codes to its account's phone and e-mail
-- address have a share of their own.
create table known_devices (
  device_hash bytea not null,
  customer_id uuid not null references customers (id) on delete cascade,
  signed_in_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (device_hash, customer_id)
);
create index known_devices_of_customer on known_devices (customer_id);
create index known_devices_by_expiry on known_devices (expires_at);
