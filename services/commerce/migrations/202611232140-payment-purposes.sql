-- A payment is for a subject: an order, or whatever else registered that it can be paid for. `reference`
-- is what the provider knows an attempt by.
alter table payment_attempts drop constraint payment_attempts_order_no_fkey;
alter table payment_attempts rename column order_no to subject_id;
alter table payment_attempts
  add column subject_kind text not null default 'order',
  add column reference text;
update payment_attempts set reference = subject_id || '-' || attempt;
alter table payment_attempts
  alter column subject_kind drop default,
  alter column reference set not null,
  drop constraint payment_attempts_order_no_attempt_key,
  add constraint one_attempt_per_number unique (subject_kind, subject_id, attempt),
  add constraint one_attempt_per_reference unique (reference);
drop index one_attempt_at_a_time;
create unique index one_attempt_at_a_time on payment_attempts (subject_kind, subject_id) where state in ('intent', 'open');

-- due: pays for what it was asked for. Everything else goes back: late (it takes none any more), mismatch
-- (another amount or currency than asked for), unmatched (we asked for nothing under that name).
alter table payment_captures drop constraint payment_captures_order_no_fkey;
alter table payment_captures rename column order_no to subject_id;
alter table payment_captures add column subject_kind text;
update payment_captures set subject_kind = 'order' where subject_id is not null;
alter table payment_captures drop constraint payment_captures_kind_check;
drop index one_capture_per_order;
drop index payment_captures_of_order;
update payment_captures set kind = 'due' where kind = 'order';
alter table payment_captures
  add constraint payment_captures_kind_check check (kind in ('due', 'late', 'mismatch', 'unmatched')),
  add constraint subject_is_whole check ((subject_kind is null) = (subject_id is null));
create unique index one_capture_per_subject on payment_captures (subject_kind, subject_id) where kind = 'due';
create index payment_captures_of_subject on payment_captures (subject_kind, subject_id);

-- asked: by what was paid for. stray: money that paid for nothing.
alter table payment_refunds rename column order_no to subject_id;
alter table payment_refunds add column subject_kind text;
update payment_refunds set subject_kind = 'order' where subject_id is not null;
alter table payment_refunds drop constraint payment_refunds_reason_check;
update payment_refunds set reason = 'asked' where reason = 'order';
alter table payment_refunds
  add constraint payment_refunds_reason_check check (reason in ('asked', 'stray')),
  add constraint subject_is_whole check ((subject_kind is null) = (subject_id is null));

-- Money that was paid for something stands in one kind of account, whatever it was paid for.
alter table ledger_accounts drop constraint account_kind_known;
alter table ledger_accounts drop constraint guarded_kinds_have_a_floor;
update ledger_accounts set kind = 'funds' where kind = 'order-funds';
alter table ledger_accounts
  add constraint account_kind_known check (kind in (
    'outside', 'receivable', 'sales', 'gst', 'shipping', 'coin-cost', 'coins-issued', 'coins-spent', 'coins-expired',
    'funds', 'order-coin-value', 'suspense', 'refund-payable', 'coin-lot', 'coins-held')),
  add constraint guarded_kinds_have_a_floor check (
    (kind in ('funds', 'order-coin-value', 'suspense', 'refund-payable', 'coin-lot', 'coins-held')) = (floor is not null));
