-- Golden Bounty: plans, what was paid for them, what they paid for, and what went back (domain rules §2.12).
-- Days are days in India. Amounts are paise.
create table bounty_plans (
  plan_id text primary key,
  customer_id uuid not null references customers (id),
  status text not null default 'pending'
    check (status in ('pending', 'lapsed', 'active', 'defaulted', 'matured', 'completed', 'canceled')),
  ended_by text not null default '' check (ended_by in ('', 'asked', 'default', 'year-over')),
  instalment bigint not null check (instalment > 0),
  terms_version text not null,
  consented_at timestamptz not null,
  name_on_pan text not null,
  pan_sealed bytea,
  pan_last4 text not null default '',
  nominee_name text not null,
  nominee_phone text not null,
  nominee_email text not null,
  nominee_relationship text not null,
  locale text not null check (locale in ('en', 'hi')),
  created_at timestamptz not null,
  -- Of the first payment, by which everything else is counted; none while the plan is pending.
  started_on date,
  -- Last day on which its value can be spent: 365 days after the first payment, later when value came back.
  redeem_by date,
  -- As expected while instalments are to come.
  matures_on date,
  -- Contribution of payments within grace; booked when the plan matures.
  earned bigint not null default 0 check (earned >= 0),
  paid_count smallint not null default 0 check (paid_count between 0 and 5),
  -- What becomes of it by itself, written whenever something else did; the nightly job does what is due.
  next_step text check (next_step in ('lapse', 'default', 'cancel', 'mature', 'year-over')),
  next_step_on date,
  -- The instalment that is due next, for reminders.
  next_due_on date,
  next_grace_until date,
  next_amount bigint not null default 0,
  -- From when a missed instalment is accepted, should there be a default.
  cure_from date,
  reminded_on date,
  cancel_requested_at timestamptz,
  cancel_state text check (cancel_state in ('open', 'approved', 'declined')),
  cancel_note text not null default '',
  check (status in ('pending', 'lapsed') = (started_on is null)),
  check ((started_on is null) = (redeem_by is null)),
  check ((status = 'canceled') = (ended_by <> ''))
);
create index bounty_plans_of_customer on bounty_plans (customer_id, created_at desc);
create index bounty_plans_by_step on bounty_plans (next_step_on, next_step) where next_step is not null;
create index bounty_plans_by_due on bounty_plans (next_due_on) where status = 'active';
create index bounty_plans_newest on bounty_plans (created_at desc, plan_id);
create index bounty_plans_by_status on bounty_plans (status, created_at desc);
create index bounty_plans_waiting_for_decision on bounty_plans (cancel_requested_at) where cancel_state = 'open';

-- The arrows as they are drawn; nobody moves a plan otherwise.
create table bounty_moves (
  was text not null,
  became text not null,
  primary key (was, became)
);
insert into bounty_moves (was, became) values
  ('pending', 'active'), ('pending', 'lapsed'),
  ('active', 'defaulted'), ('active', 'matured'), ('active', 'canceled'),
  ('defaulted', 'active'), ('defaulted', 'canceled'),
  ('matured', 'completed'), ('matured', 'canceled'),
  -- Value that came back from a cancelled order or a return.
  ('completed', 'matured');
revoke insert, update, delete on bounty_moves from commerce_app;
create function bounty_refuse_move() returns trigger language plpgsql security definer set search_path = commerce, pg_temp as $$
begin
  if not exists (select from bounty_moves m where m.was = old.status and m.became = new.status) then
    raise exception 'plan % cannot become % from %', old.plan_id, new.status, old.status using errcode = 'check_violation', constraint = 'plan_moves_as_drawn';
  end if;
  return new;
end $$;
create trigger bounty_plans_move before update of status on bounty_plans
  for each row when (old.status is distinct from new.status) execute function bounty_refuse_move();
revoke delete on bounty_plans from commerce_app;

-- One try to pay an instalment, or a part of it. open: it waits for its money. over: it can be paid no more.
create table bounty_payments (
  payment_id text primary key,
  plan_id text not null references bounty_plans (plan_id),
  number smallint not null check (number between 1 and 5),
  amount bigint not null check (amount > 0),
  via text not null check (via in ('sandbox', 'razorpay', 'mandate', 'paper')),
  provider text check (provider in ('sandbox', 'razorpay')),
  state text not null default 'open' check (state in ('open', 'failed', 'over', 'paid')),
  locale text not null check (locale in ('en', 'hi')),
  created_at timestamptz not null,
  paid_at timestamptz,
  paid_on date,
  refunded bigint not null default 0 check (refunded between 0 and amount),
  -- Of a cheque, a draft, a slip of the store: noted once.
  paper_no text unique,
  check ((state = 'paid') = (paid_at is not null)),
  check ((paid_at is null) = (paid_on is null)),
  check ((via = 'paper') = (paper_no is not null) and (via = 'paper') = (provider is null)),
  check (refunded = 0 or state = 'paid')
);
create index bounty_payments_of_plan on bounty_payments (plan_id, number);
create unique index one_open_payment_of_plan on bounty_payments (plan_id) where state in ('open', 'failed');
revoke delete on bounty_payments from commerce_app;

-- What plans paid for. held: an order waits for its money. spent: it was placed. released: it ended unpaid.
create table bounty_redemptions (
  order_no text not null,
  plan_id text not null references bounty_plans (plan_id),
  principal bigint not null check (principal >= 0),
  contribution bigint not null check (contribution >= 0),
  state text not null default 'held' check (state in ('held', 'spent', 'released')),
  principal_returned bigint not null default 0,
  contribution_returned bigint not null default 0,
  at timestamptz not null,
  primary key (order_no, plan_id),
  check (principal + contribution > 0),
  check (principal_returned between 0 and principal and contribution_returned between 0 and contribution)
);
create index bounty_redemptions_of_plan on bounty_redemptions (plan_id);
create unique index one_holder_of_plan on bounty_redemptions (plan_id) where state = 'held';
revoke delete on bounty_redemptions from commerce_app;

-- Payments that went back, each the way it came.
create table bounty_refunds (
  refund_id text primary key,
  plan_id text not null references bounty_plans (plan_id),
  payment_id text not null references bounty_payments (payment_id),
  amount bigint not null check (amount > 0),
  reason text not null check (reason in ('asked', 'default', 'year-over')),
  state text not null default 'initiated' check (state in ('initiated', 'done')),
  requested_at timestamptz not null,
  settled_at timestamptz,
  check ((state = 'done') = (settled_at is not null))
);
create index bounty_refunds_of_plan on bounty_refunds (plan_id);
create index bounty_refunds_to_settle on bounty_refunds (requested_at) where state = 'initiated';
revoke delete on bounty_refunds from commerce_app;

-- Which plans are to pay for a customer's bag.
create table bounty_bag_plans (
  customer_id uuid primary key references customers (id),
  plan_ids text[] not null
);

-- What happened to a plan, and who did it: the clock, the customer, or one of the store's people by name.
create table bounty_history (
  id bigint generated always as identity primary key,
  plan_id text not null references bounty_plans (plan_id),
  at timestamptz not null,
  event text not null,
  by text not null,
  note text not null default ''
);
create index bounty_history_of_plan on bounty_history (plan_id, id);
revoke update, delete on bounty_history from commerce_app;

-- What a customer is to be told, once each; they wait here for the day, since nobody is woken.
create table bounty_notices (
  plan_id text not null references bounty_plans (plan_id),
  kind text not null check (kind in (
    'due-soon', 'due-today', 'in-grace', 'defaulted', 'cured', 'matured', 'ending-soon', 'canceled', 'refund-begun', 'charge-ahead', 'charge-failed')),
  -- What there may be several of: the day, or the instalment.
  about text not null,
  amount bigint not null default 0,
  -- A day that the words name: due, charged, ending.
  named_day date,
  noted_at timestamptz not null,
  -- News of a day that is over is none.
  until timestamptz,
  sent_at timestamptz,
  primary key (plan_id, kind, about)
);
create index bounty_notices_to_send on bounty_notices (noted_at) where sent_at is null;

create table bounty_callbacks (
  request_id uuid primary key,
  shopper text not null,
  name text not null,
  phone text not null,
  time text not null check (time in ('morning', 'afternoon', 'evening')),
  plan_id text references bounty_plans (plan_id),
  comment text not null default '',
  locale text not null,
  requested_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'done')),
  done_by text not null default '',
  done_at timestamptz
);
create index bounty_callbacks_to_call on bounty_callbacks (requested_at) where state = 'open';

-- Permission to charge instalments by themselves, as the provider knows it.
create table bounty_mandates (
  mandate_id text primary key,
  plan_id text not null references bounty_plans (plan_id),
  provider text not null check (provider in ('sandbox', 'razorpay')),
  provider_mandate_id text,
  method text not null check (method in ('upi_autopay', 'enach')),
  state text not null check (state in ('pending', 'active', 'suspended', 'canceled', 'failed')),
  limit_amount bigint not null,
  redirect_url text not null default '',
  created_at timestamptz not null,
  -- The instalment that is charged next, when it was announced, and how often it was tried.
  charge_number smallint,
  charge_on date,
  announced_at timestamptz,
  tries smallint not null default 0,
  next_try_on date,
  -- When its provider heard that it is canceled.
  cancel_told_at timestamptz,
  unique (provider, provider_mandate_id)
);
create unique index one_mandate_of_plan on bounty_mandates (plan_id) where state in ('pending', 'active', 'suspended');
create index bounty_mandates_to_cancel on bounty_mandates (created_at) where state = 'canceled' and cancel_told_at is null;
create index bounty_mandates_active on bounty_mandates (plan_id) where state = 'active';

-- The customer's plan account has two parts: payments, which are the customer's, and the store's contribution.
alter table ledger_accounts drop constraint account_kind_known;
alter table ledger_accounts drop constraint guarded_kinds_have_a_floor;
alter table ledger_accounts
  add constraint account_kind_known check (kind in (
    'outside', 'receivable', 'sales', 'gst', 'shipping', 'coin-cost', 'coins-issued', 'coins-spent', 'coins-expired',
    'funds', 'tender-value', 'suspense', 'refund-payable', 'coin-lot', 'coins-held',
    'plan-principal', 'plan-contribution', 'plan-held', 'plan-discount')),
  add constraint guarded_kinds_have_a_floor check (
    (kind in ('funds', 'tender-value', 'suspense', 'refund-payable', 'coin-lot', 'coins-held',
      'plan-principal', 'plan-contribution', 'plan-held')) = (floor is not null));
