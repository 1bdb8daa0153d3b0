-- A try that was never sent because an earlier one was paid after all; one that was paid beside another.
alter table exchange_payouts drop constraint exchange_payouts_state_check;
alter table exchange_payouts add constraint exchange_payouts_state_check
  check (state in ('asked', 'sent', 'paid', 'failed', 'reversed', 'cancelled', 'excess'));
-- While a later try is at the bank, an earlier one may be confirmed: one is under way, and one counts as paid.
drop index one_living_payout;
create unique index one_payout_under_way on exchange_payouts (request_id) where state in ('asked', 'sent');
create unique index one_paid_payout on exchange_payouts (request_id) where state = 'paid';

-- What was paid twice waits in the one queue of requests (ADR 40).
insert into request_moves (kind, from_state, to_state, actor) values
  ('payout-excess', '', 'found', 'payment'),
  ('payout-excess', 'found', 'recovered', 'staff'), ('payout-excess', 'found', 'written-off', 'staff');

-- A request nobody acts on ends; those that wait already have their days from now.
insert into request_moves (kind, from_state, to_state, actor) values
  ('exchange', 'asked', 'ended', 'clock'), ('buy-back', 'asked', 'ended', 'clock'),
  ('old-gold', 'asked', 'ended', 'clock');
update customer_requests set ends_at = now() + interval '14 days', ends_as = 'ended'
  where kind in ('exchange', 'buy-back', 'old-gold') and state = 'asked';
