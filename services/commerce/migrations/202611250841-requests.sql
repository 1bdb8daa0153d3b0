-- What customers ask for and the store's people decide: one table and one queue, many kinds (ADR 40).
create table customer_requests (
  request_id text primary key check (request_id ~ '^RQ-[0-9A-Z]{10}$'),
  kind text not null,
  customer_id uuid not null references customers (id),
  -- What it is about, as its kind names it; of one subject a customer has one open request of a kind.
  subject text not null,
  state text not null,
  is_open boolean not null,
  -- What was asked with, and what was decided, each by the schema of its kind.
  evidence jsonb not null,
  terms jsonb,
  reason text not null default '',
  note text not null default '',
  locale text not null check (locale in ('en', 'hi')),
  created_at timestamptz not null,
  -- By when the store's people are to act; null while it does not wait for them.
  due_at timestamptz,
  -- When it ends by itself, and as what.
  ends_at timestamptz,
  ends_as text,
  check ((ends_at is null) = (ends_as is null)),
  check (is_open or (due_at is null and ends_at is null))
);
create unique index one_open_request on customer_requests (kind, customer_id, subject) where is_open;
create index customer_requests_of_customer on customer_requests (customer_id, kind, created_at desc);
create index customer_requests_newest on customer_requests (created_at desc, request_id);
create index customer_requests_by_state on customer_requests (kind, state, created_at desc);
create index customer_requests_that_wait on customer_requests (due_at) where due_at is not null;
create index customer_requests_that_end on customer_requests (ends_at) where ends_at is not null;
revoke delete, update on customer_requests from commerce_app;
grant update (state, is_open, terms, reason, note, due_at, ends_at, ends_as) on customer_requests to commerce_app;

-- The arrows of each kind as they are drawn, `''` before a request is made.
create table request_moves (
  kind text not null,
  from_state text not null,
  to_state text not null,
  actor text not null check (actor in ('customer', 'staff', 'clock', 'payment')),
  primary key (kind, from_state, to_state, actor)
);
revoke insert, update, delete on request_moves from commerce_app;

create function refuse_request_move() returns trigger language plpgsql security definer set search_path = commerce, pg_temp as $$
declare was text := '';
begin
  if tg_op = 'UPDATE' then was := old.state; end if;
  if not exists (select from request_moves m where m.kind = new.kind and m.from_state = was and m.to_state = new.state) then
    raise exception 'a request of kind % goes not from "%" to "%"', new.kind, was, new.state
      using errcode = 'check_violation', constraint = 'requests_move_as_drawn';
  end if;
  return new;
end $$;
create trigger customer_requests_begin before insert on customer_requests
  for each row execute function refuse_request_move();
create trigger customer_requests_move before update of state on customer_requests
  for each row execute function refuse_request_move();

-- What happened to a request, who did it, and what was said with it.
create table request_steps (
  id bigint generated always as identity primary key,
  request_id text not null references customer_requests (request_id),
  state text not null,
  at timestamptz not null,
  actor text not null,
  by text not null default '',
  reason text not null default '',
  note text not null default '',
  -- What it came of or led to: the order that was paid, say.
  about text not null default ''
);
create index request_steps_of_request on request_steps (request_id, id);
revoke update, delete on request_steps from commerce_app;

-- EMI: a lender is asked, and pays the store once it approved (domain rules §2.9).
insert into request_moves (kind, from_state, to_state, actor) values
  ('emi', '', 'requested', 'customer'),
  ('emi', 'requested', 'in-review', 'staff'),
  ('emi', 'in-review', 'approved', 'staff'), ('emi', 'in-review', 'refused', 'staff'),
  ('emi', 'requested', 'withdrawn', 'customer'), ('emi', 'in-review', 'withdrawn', 'customer'),
  ('emi', 'approved', 'withdrawn', 'customer'),
  ('emi', 'approved', 'expired', 'clock'),
  ('emi', 'approved', 'used', 'payment'),
  -- The lender's money came in the moment in which it ended: the money decides.
  ('emi', 'expired', 'used', 'payment'), ('emi', 'withdrawn', 'used', 'payment');

-- What lenders offer, from a day to a day. A plan is never changed: another one takes its place.
create table emi_plans (
  plan_id text primary key check (plan_id ~ '^[a-z0-9-]{3,60}$'),
  lender text not null,
  lender_name text not null,
  lender_name_hi text not null,
  lender_kind text not null check (lender_kind in ('bank', 'nbfc')),
  months smallint not null check (months between 1 and 60),
  annual_rate_bp integer not null check (annual_rate_bp between 0 and 4800),
  minimum bigint not null check (minimum > 0),
  maximum bigint not null,
  processing_fee bigint not null check (processing_fee >= 0),
  starts_on date not null,
  -- The last day; null while nobody knows of one.
  ends_on date,
  check (maximum >= minimum),
  check (ends_on is null or ends_on >= starts_on)
);
revoke insert, update, delete on emi_plans from commerce_app;
insert into emi_plans (plan_id, lender, lender_name, lender_name_hi, lender_kind, months, annual_rate_bp, minimum, maximum, processing_fee, starts_on) values
  ('udaya-3-2026', 'udaya', 'Udaya Bank', 'उदय बैंक', 'bank', 3, 1350, 1500000, 15000000, 19900, '2026-01-01'),
  ('udaya-6-2026', 'udaya', 'Udaya Bank', 'उदय बैंक', 'bank', 6, 1400, 1500000, 15000000, 19900, '2026-01-01'),
  ('udaya-9-2026', 'udaya', 'Udaya Bank', 'उदय बैंक', 'bank', 9, 1500, 1500000, 15000000, 19900, '2026-01-01'),
  ('udaya-12-2026', 'udaya', 'Udaya Bank', 'उदय बैंक', 'bank', 12, 1500, 1500000, 15000000, 19900, '2026-01-01'),
  ('saral-3-2026', 'saral', 'Saral Finance', 'सरल फाइनेंस', 'nbfc', 3, 0, 1500000, 6000000, 49900, '2026-01-01'),
  ('saral-6-2026', 'saral', 'Saral Finance', 'सरल फाइनेंस', 'nbfc', 6, 1600, 1500000, 15000000, 0, '2026-01-01'),
  ('saral-12-2026', 'saral', 'Saral Finance', 'सरल फाइनेंस', 'nbfc', 12, 1650, 2000000, 15000000, 0, '2026-01-01'),
  ('saral-18-2026', 'saral', 'Saral Finance', 'सरल फाइनेंस', 'nbfc', 18, 1700, 4000000, 15000000, 0, '2026-01-01');

-- A way to pay that somebody granted: which way, and by which grant; null for a provider's own ways.
alter table payment_attempts
  add column mode text,
  add column grant_id text,
  add constraint granted_ways_have_a_grant check ((mode is null) = (grant_id is null));
