-- Where a pincode lies, in ten-thousandths of a degree: by it the nearest store is found.
alter table pincodes add column lat_e4 integer, add column lng_e4 integer,
  add check (num_nonnulls(lat_e4, lng_e4) <> 1);

-- Appointments with the people of a store. They go with the account or the guest they belong to.
create table appointments (
  id uuid primary key,
  guest_id uuid references guests (id) on delete cascade,
  customer_id uuid references customers (id) on delete cascade,
  -- Stores are seed data of the release, not rows.
  store_id text not null check (char_length(store_id) <= 50),
  kind text not null check (kind in ('store', 'video', 'home')),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- Which of the half hour's places it is: two never have the same one.
  seat smallint not null check (seat between 1 and 20),
  state text not null check (state in ('booked', 'cancelled', 'done', 'missed')),
  name text not null check (char_length(name) between 1 and 80),
  mobile text not null check (mobile ~ '^[0-9]{1,3}-[0-9]{6,15}$'),
  address text not null default '' check (char_length(address) <= 200),
  note text not null default '' check (char_length(note) <= 300),
  locale text not null check (locale in ('en', 'hi')),
  reason text not null default '' check (char_length(reason) <= 300),
  decided_by text not null default '' check (char_length(decided_by) <= 80),
  decided_at timestamptz,
  reminded_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check (num_nonnulls(guest_id, customer_id) = 1)
);
-- Whoever inserts first has the place; this is the rule, the code only asks for one.
create unique index appointments_places on appointments (store_id, kind, starts_at, seat) where state = 'booked';
create index appointments_of_customer on appointments (customer_id, starts_at) where customer_id is not null;
create index appointments_of_guest on appointments (guest_id) where guest_id is not null;
create index appointments_of_day on appointments (store_id, starts_at);
create index appointments_by_mobile on appointments (mobile, starts_at) where state = 'booked';
create index appointments_to_remind on appointments (starts_at) where state = 'booked' and reminded_at is null;
create index appointments_by_end on appointments (ends_at);
