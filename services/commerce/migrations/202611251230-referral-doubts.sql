-- Doubts about referrals wait in the one queue of requests (ADR 40).
insert into request_moves (kind, from_state, to_state, actor) values
  ('referral-doubt', '', 'doubted', 'clock'),
  ('referral-doubt', 'doubted', 'allowed', 'staff'), ('referral-doubt', 'doubted', 'refused', 'staff');

-- Those that wait already.
with waiting as (
  insert into customer_requests (request_id, kind, customer_id, subject, state, is_open, evidence, locale, created_at, due_at)
  select 'RQ-' || upper(substr(replace(gen_random_uuid()::text, '-', ''), 1, 10)), 'referral-doubt', invited_id, id::text, 'doubted', true,
    jsonb_build_object('referral_id', id, 'inviter_id', inviter_id, 'doubts', to_jsonb(doubts)), 'en', now(), now() + interval '48 hours'
  from referrals where state = 'doubted'
  returning request_id, state, created_at)
insert into request_steps (request_id, state, at, actor) select request_id, state, created_at, 'clock' from waiting;
