-- Where the store delivers in India: one row for each pincode, written by the seed alone.
create table pincodes (
  pincode text primary key check (pincode ~ '^[1-9][0-9]{5}$'),
  district text not null,
  state text not null,
  -- GST's two digits of the state: place of supply.
  state_code text not null check (state_code ~ '^[0-9]{2}$'),
  -- Some pincodes lie in two states; the second one is a right answer too.
  other_states text[] not null default '{}',
  express boolean not null,
  fast boolean not null,
  -- Working days on the road for a piece that does not go express.
  road_days smallint not null check (road_days between 1 and 30),
  cod boolean not null,
  ccod boolean not null,
  prepaid boolean not null,
  check (fast or not express)
);
revoke insert, update, delete on pincodes from commerce_app;

create table pincode_versions (
  version text primary key,
  imported_at timestamptz not null default now()
);
revoke insert, update, delete on pincode_versions from commerce_app;

-- The pincode a shopper asked delivery dates for.
create table shopper_pincodes (
  guest_id uuid unique references guests (id) on delete cascade,
  customer_id uuid unique references customers (id) on delete cascade,
  pincode text not null,
  country_id text not null check (country_id ~ '^[A-Z]{2}$'),
  updated_at timestamptz not null,
  check (num_nonnulls(guest_id, customer_id) = 1)
);
