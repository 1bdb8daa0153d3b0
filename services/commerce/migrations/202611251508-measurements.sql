-- Sizes of the people a customer buys for. They go with the account. Lengths in micrometres.
create table measured_people (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  relation text not null check (relation in ('me', 'spouse', 'child', 'parent', 'sibling', 'friend', 'other')),
  name text not null check (char_length(name) <= 80 and (relation = 'me' or name <> '')),
  bangle text not null check (bangle in ('', '2-2', '2-4', '2-6', '2-8', '2-10', '2-12', '2-14', '3-0')),
  chain text not null check (chain in ('', '16', '18', '20', '22', '24')),
  wrist_um integer check (wrist_um between 90000 and 250000),
  -- Grows with every change, so that nobody overwrites what they have not seen.
  version integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index measured_people_of_customer on measured_people (customer_id, created_at, id);
create unique index measured_people_self on measured_people (customer_id) where relation = 'me';

create table measured_rings (
  person_id uuid not null references measured_people (id) on delete cascade,
  hand text not null check (hand in ('left', 'right')),
  finger text not null check (finger in ('thumb', 'index', 'middle', 'ring', 'little')),
  circumference_um integer not null check (circumference_um between 35000 and 80000),
  primary key (person_id, hand, finger)
);
