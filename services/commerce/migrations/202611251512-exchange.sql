-- Pieces that come back: exchange, buy-back, old gold (ADR 43). Each is a request in the one queue.
insert into request_moves (kind, from_state, to_state, actor) values
  ('exchange', '', 'asked', 'customer'), ('exchange', 'asked', 'pickup-planned', 'staff'),
  ('exchange', 'asked', 'store-visit', 'staff'), ('exchange', 'asked', 'received', 'staff'),
  ('exchange', 'asked', 'refused', 'staff'), ('exchange', 'asked', 'withdrawn', 'customer'),
  ('exchange', 'pickup-planned', 'received', 'staff'), ('exchange', 'pickup-planned', 'refused', 'staff'),
  ('exchange', 'pickup-planned', 'withdrawn', 'customer'), ('exchange', 'pickup-planned', 'ended', 'clock'),
  ('exchange', 'store-visit', 'received', 'staff'), ('exchange', 'store-visit', 'refused', 'staff'),
  ('exchange', 'store-visit', 'withdrawn', 'customer'), ('exchange', 'store-visit', 'ended', 'clock'),
  ('exchange', 'received', 'inspected', 'staff'), ('exchange', 'received', 'rejected', 'staff'),
  ('exchange', 'inspected', 'received', 'staff'), ('exchange', 'inspected', 'offered', 'staff'),
  ('exchange', 'inspected', 'rejected', 'staff'), ('exchange', 'offered', 'declined', 'customer'),
  ('exchange', 'offered', 'declined', 'clock'), ('exchange', 'declined', 'gone-back', 'staff'),
  ('exchange', 'declined', 'inspected', 'staff'), ('exchange', 'rejected', 'gone-back', 'staff'),
  ('exchange', 'rejected', 'received', 'staff'), ('exchange', 'refused', 'asked', 'staff'),
  ('exchange', 'ended', 'asked', 'staff'), ('exchange', 'inspected', 'credited', 'staff'),
  ('exchange', 'offered', 'credited', 'customer'), ('buy-back', '', 'asked', 'customer'),
  ('buy-back', 'asked', 'pickup-planned', 'staff'), ('buy-back', 'asked', 'store-visit', 'staff'),
  ('buy-back', 'asked', 'received', 'staff'), ('buy-back', 'asked', 'refused', 'staff'),
  ('buy-back', 'asked', 'withdrawn', 'customer'), ('buy-back', 'pickup-planned', 'received', 'staff'),
  ('buy-back', 'pickup-planned', 'refused', 'staff'), ('buy-back', 'pickup-planned', 'withdrawn', 'customer'),
  ('buy-back', 'pickup-planned', 'ended', 'clock'), ('buy-back', 'store-visit', 'received', 'staff'),
  ('buy-back', 'store-visit', 'refused', 'staff'), ('buy-back', 'store-visit', 'withdrawn', 'customer'),
  ('buy-back', 'store-visit', 'ended', 'clock'), ('buy-back', 'received', 'inspected', 'staff'),
  ('buy-back', 'received', 'rejected', 'staff'), ('buy-back', 'inspected', 'received', 'staff'),
  ('buy-back', 'inspected', 'offered', 'staff'), ('buy-back', 'inspected', 'rejected', 'staff'),
  ('buy-back', 'offered', 'declined', 'customer'), ('buy-back', 'offered', 'declined', 'clock'),
  ('buy-back', 'declined', 'gone-back', 'staff'), ('buy-back', 'declined', 'inspected', 'staff'),
  ('buy-back', 'rejected', 'gone-back', 'staff'), ('buy-back', 'rejected', 'received', 'staff'),
  ('buy-back', 'refused', 'asked', 'staff'), ('buy-back', 'ended', 'asked', 'staff'),
  ('buy-back', 'inspected', 'paying-out', 'staff'), ('buy-back', 'offered', 'paying-out', 'customer'),
  ('buy-back', 'paying-out', 'paid-out', 'payment'), ('buy-back', 'paying-out', 'payout-failed', 'payment'),
  ('buy-back', 'payout-failed', 'paying-out', 'customer'), ('buy-back', 'payout-failed', 'paying-out', 'staff'),
  ('buy-back', 'payout-failed', 'paid-out', 'payment'), ('buy-back', 'paid-out', 'payout-failed', 'payment'),
  ('old-gold', '', 'asked', 'customer'), ('old-gold', 'asked', 'pickup-planned', 'staff'),
  ('old-gold', 'asked', 'store-visit', 'staff'), ('old-gold', 'asked', 'received', 'staff'),
  ('old-gold', 'asked', 'refused', 'staff'), ('old-gold', 'asked', 'withdrawn', 'customer'),
  ('old-gold', 'pickup-planned', 'received', 'staff'), ('old-gold', 'pickup-planned', 'refused', 'staff'),
  ('old-gold', 'pickup-planned', 'withdrawn', 'customer'), ('old-gold', 'pickup-planned', 'ended', 'clock'),
  ('old-gold', 'store-visit', 'received', 'staff'), ('old-gold', 'store-visit', 'refused', 'staff'),
  ('old-gold', 'store-visit', 'withdrawn', 'customer'), ('old-gold', 'store-visit', 'ended', 'clock'),
  ('old-gold', 'received', 'inspected', 'staff'), ('old-gold', 'received', 'rejected', 'staff'),
  ('old-gold', 'inspected', 'received', 'staff'), ('old-gold', 'inspected', 'offered', 'staff'),
  ('old-gold', 'inspected', 'rejected', 'staff'), ('old-gold', 'offered', 'declined', 'customer'),
  ('old-gold', 'offered', 'declined', 'clock'), ('old-gold', 'declined', 'gone-back', 'staff'),
  ('old-gold', 'declined', 'inspected', 'staff'), ('old-gold', 'rejected', 'gone-back', 'staff'),
  ('old-gold', 'rejected', 'received', 'staff'), ('old-gold', 'refused', 'asked', 'staff'),
  ('old-gold', 'ended', 'asked', 'staff'), ('old-gold', 'inspected', 'credited', 'staff'),
  ('old-gold', 'offered', 'credited', 'customer'), ('old-gold', 'inspected', 'paying-out', 'staff'),
  ('old-gold', 'offered', 'paying-out', 'customer'), ('old-gold', 'paying-out', 'paid-out', 'payment'),
  ('old-gold', 'paying-out', 'payout-failed', 'payment'), ('old-gold', 'payout-failed', 'paying-out', 'customer'),
  ('old-gold', 'payout-failed', 'paying-out', 'staff'), ('old-gold', 'payout-failed', 'paid-out', 'payment'),
  ('old-gold', 'paid-out', 'payout-failed', 'payment');

-- By which request a piece is handed in: while it is, nothing else happens to it, and there is one place for it.
alter table order_lines add column handed_in text references customer_requests (request_id);

-- What the law or the bank needs of who hands in, sealed for the request; the last four signs are shown.
create table exchange_papers (
  request_id text primary key references customer_requests (request_id),
  pan_sealed bytea,
  pan_last4 text not null default '',
  account_sealed bytea,
  account_last4 text not null default ''
);
revoke delete on exchange_papers from commerce_app;

create table exchange_photos (
  request_id text not null references customer_requests (request_id),
  position smallint not null,
  media_type text not null check (media_type in ('image/jpeg', 'image/png', 'image/webp')),
  bytes bytea not null,
  primary key (request_id, position)
);
revoke update, delete on exchange_photos from commerce_app;

-- Money on its way to a bank account. Its name is the key at the provider; a request has one that lives.
create table exchange_payouts (
  payout_id text primary key,
  request_id text not null references customer_requests (request_id),
  attempt smallint not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('asked', 'sent', 'paid', 'failed', 'reversed')),
  -- The account as the provider knows it, once it was looked at; from then on it may have been paid.
  fund_account text,
  provider_id text unique,
  fault text not null default '' check (fault in ('', 'name-differs', 'account-invalid', 'refused', 'sent-back')),
  last_error text not null default '',
  tries integer not null default 0,
  next_try_at timestamptz,
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (request_id, attempt),
  check ((state in ('asked', 'sent')) = (next_try_at is not null))
);
create unique index one_living_payout on exchange_payouts (request_id) where state in ('asked', 'sent', 'paid');
create index payouts_that_wait on exchange_payouts (next_try_at) where next_try_at is not null;
revoke delete, update on exchange_payouts from commerce_app;
grant update (state, fund_account, provider_id, fault, last_error, tries, next_try_at, settled_at) on exchange_payouts to commerce_app;
