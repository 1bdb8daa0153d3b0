-- What a customer has (ADR 47). Bought pieces are lines of delivered orders; here is what is not written there.

-- Stones of one piece as the design had them when it was sold; null for what was sold before this was written.
alter table order_lines add column stones jsonb;

-- Pieces from elsewhere, written down by hand.
create table box_pieces (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  metal text not null check (metal in ('gold', 'silver', 'platinum', 'other')),
  karat smallint check (karat in (14, 18, 22, 24)),
  net_weight_mg integer check (net_weight_mg between 10 and 5000000),
  stones text not null check (char_length(stones) <= 200),
  huid text not null check (huid ~ '^([A-Z0-9]{6})?$'),
  bought_on date,
  paid bigint check (paid between 0 and 100000000000),
  note text not null check (char_length(note) <= 500),
  version integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  constraint karats_are_of_gold check (karat is null or metal = 'gold')
);
create index box_pieces_of_customer on box_pieces (customer_id, created_at desc);

create table box_photos (
  piece_id uuid not null references box_pieces (id) on delete cascade,
  position smallint not null check (position between 1 and 3),
  media_type text not null check (media_type in ('image/jpeg', 'image/png', 'image/webp')),
  bytes bytea not null check (octet_length(bytes) <= 102400),
  primary key (piece_id, position)
);

-- Links to look at a box for some days.
create table box_shares (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  token_hash bytea not null unique,
  with_values boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index box_shares_of_customer on box_shares (customer_id, created_at desc);
create index box_shares_by_end on box_shares (expires_at);

-- Care of a piece, bought or from elsewhere: said on its day, once.
create table box_reminders (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  line_id uuid references order_lines (id) on delete cascade,
  piece_id uuid references box_pieces (id) on delete cascade,
  kind text not null check (kind in ('cleaning', 'inspection', 'insurance')),
  due_on date not null,
  repeat text not null check (repeat in ('once', 'yearly')),
  constraint of_one_piece check (num_nonnulls(line_id, piece_id) = 1),
  unique (line_id, kind),
  unique (piece_id, kind)
);
create index box_reminders_of_customer on box_reminders (customer_id);
create index box_reminders_by_day on box_reminders (due_on);

-- Reminders have a topic of their own, which a customer may silence.
alter table notice_settings drop constraint notice_settings_kind_check;
alter table notice_settings add constraint notice_settings_kind_check
  check (kind in ('orders', 'plan', 'rewards', 'offers', 'watches', 'care'));
