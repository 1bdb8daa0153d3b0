-- What must leave this service after a transaction is written in that transaction and delivered
-- later, at least once. `type` and `key` together name one event: saying it twice is saying it once.
create table outbox (
  id uuid primary key,
  -- Deliveries of one lane wait for each other and for no other lane: a mail server that does not answer holds up no order.
  lane text not null check (lane in ('events', 'sms', 'email')),
  type text not null,
  key text not null,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  -- Useless after this: a one-time code that nobody can enter any more is not sent late.
  expires_at timestamptz,
  -- Counted when a delivery begins, so that an event which kills its process ends as dead, too.
  attempts integer not null default 0 check (attempts >= 0),
  next_attempt_at timestamptz not null default now(),
  claim uuid,
  outcome text check (outcome in ('delivered', 'expired', 'dead')),
  settled_at timestamptz,
  -- Name and code of the last failure, never its message: messages quote addresses.
  last_error text not null default '',
  unique (type, key),
  check ((outcome is null) = (settled_at is null))
);
create index outbox_due on outbox (lane, next_attempt_at) where outcome is null;
create index outbox_dead on outbox (settled_at) where outcome = 'dead';
create index outbox_settled on outbox (settled_at) where outcome in ('delivered', 'expired');

-- A consumer writes its row with its effect: an event that is delivered again has no second effect.
create table outbox_effects (
  consumer text not null,
  event_id uuid not null,
  at timestamptz not null default now(),
  primary key (consumer, event_id)
);
create index outbox_effects_by_age on outbox_effects (at);
revoke update on outbox_effects from commerce_app;
