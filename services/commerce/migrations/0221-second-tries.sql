-- A page of a provider that another try took the place of is closed there as well, so that nobody
-- pays on it by mistake. `next_cancel_at`: when the provider is asked (again); null: nothing to ask.
alter table payment_attempts
  add column cancel_tries integer not null default 0,
  add column next_cancel_at timestamptz,
  add column cancelled_at timestamptz;
create index payment_attempts_to_cancel on payment_attempts (next_cancel_at) where next_cancel_at is not null;

-- A refund that a provider refused and staff asks for anew goes there under another name: the old
-- one would be answered by its failure. Who asked is a record nobody changes.
alter table payment_refunds add column retries integer not null default 0 check (retries between 0 and 99);
create table payment_refund_retries (
  refund_id text not null references payment_refunds (refund_id),
  retry integer not null check (retry > 0),
  asked_by text not null,
  note text not null,
  -- Why the try before it came to nothing.
  error_before text not null,
  asked_at timestamptz not null,
  primary key (refund_id, retry)
);
revoke update, delete on payment_refund_retries from commerce_app;
