-- Asking a provider for money: the intent first, then the call, then what came of it. Attempts of
-- an order are numbered; order and number together are the key the provider knows it by.
create table payment_attempts (
  id uuid primary key,
  order_no text not null references orders (order_no),
  attempt integer not null check (attempt > 0),
  provider text not null check (provider in ('sandbox', 'razorpay', 'cod')),
  -- Who is paid, as the provider names us.
  merchant text not null,
  amount bigint not null check (amount > 0),
  currency text not null check (currency in ('INR', 'GBP', 'USD', 'SGD', 'AED')),
  -- intent: not yet asked for. open: the provider has a page for it. closed: another attempt took its place.
  state text not null check (state in ('intent', 'open', 'failed', 'closed', 'captured')),
  provider_order_id text,
  redirect_url text,
  created_at timestamptz not null,
  polls integer not null default 0,
  -- When the provider is asked next of its own accord; null: never again.
  next_poll_at timestamptz,
  unique (order_no, attempt),
  unique (provider, provider_order_id),
  check (state in ('intent', 'closed') or provider = 'cod' or (provider_order_id is not null and redirect_url is not null))
);
create unique index one_attempt_at_a_time on payment_attempts (order_no) where state in ('intent', 'open');
create index payment_attempts_to_poll on payment_attempts (next_poll_at) where next_poll_at is not null;
revoke delete on payment_attempts from commerce_app;

-- Money that a provider has taken for us. The key is the wall against counting it twice: webhook,
-- return of the shopper and poller all end at this insert.
create table payment_captures (
  provider text not null,
  provider_payment_id text not null,
  provider_order_id text not null,
  attempt_id uuid references payment_attempts (id),
  order_no text references orders (order_no),
  merchant text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  -- order: pays its order. Everything else goes back: late (the order takes none any more), mismatch
  -- (another amount or currency than asked for), unmatched (we asked for nothing under that name).
  kind text not null check (kind in ('order', 'late', 'mismatch', 'unmatched')),
  source text not null check (source in ('webhook', 'verify', 'poll')),
  captured_at timestamptz not null,
  refunded bigint not null default 0,
  primary key (provider, provider_payment_id),
  constraint refunds_within_capture check (refunded between 0 and amount),
  check (kind = 'unmatched' or order_no is not null)
);
create unique index one_capture_per_order on payment_captures (order_no) where kind = 'order';
create index payment_captures_of_order on payment_captures (order_no);
revoke update, delete on payment_captures from commerce_app;
grant update (refunded) on payment_captures to commerce_app;

-- What providers told us, by the name they gave it: told again, it is known. Only what we use is kept.
create table payment_events (
  provider text not null,
  event_id text not null,
  type text not null,
  facts jsonb not null,
  received_at timestamptz not null,
  processed_at timestamptz,
  outcome text not null default '',
  tries integer not null default 0,
  next_try_at timestamptz not null,
  primary key (provider, event_id)
);
create index payment_events_to_process on payment_events (next_try_at) where processed_at is null;
create index payment_events_by_age on payment_events (received_at);

-- Money to give back. requested: to be sent. sent: the provider has it. settled: the shopper has it.
create table payment_refunds (
  refund_id text primary key,
  provider text not null,
  provider_payment_id text not null,
  order_no text,
  amount bigint not null check (amount > 0),
  currency text not null,
  reason text not null check (reason in ('order', 'stray')),
  state text not null check (state in ('requested', 'sent', 'settled', 'failed')),
  provider_refund_id text,
  requested_at timestamptz not null,
  settled_at timestamptz,
  tries integer not null default 0,
  next_try_at timestamptz,
  last_error text not null default '',
  unique (provider, provider_refund_id),
  foreign key (provider, provider_payment_id) references payment_captures (provider, provider_payment_id),
  check ((state = 'settled') = (settled_at is not null))
);
create index payment_refunds_due on payment_refunds (next_try_at) where state in ('requested', 'sent');
revoke delete on payment_refunds from commerce_app;
