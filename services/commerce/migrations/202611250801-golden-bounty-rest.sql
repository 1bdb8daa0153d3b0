-- Nominees are kept sealed, as PANs are. The service has the key, so its job seals those that are there
-- (`golden-bounty.seal-nominees`); what is sealed is written nowhere else.
alter table bounty_plans
  add column nominee_sealed bytea,
  alter column nominee_name set default '',
  alter column nominee_phone set default '',
  alter column nominee_email set default '',
  alter column nominee_relationship set default '',
  add constraint sealed_nominees_are_written_nowhere_else check (
    nominee_sealed is null or (nominee_name = '' and nominee_phone = '' and nominee_email = '' and nominee_relationship = ''));
create index bounty_plans_to_seal on bounty_plans (plan_id) where nominee_sealed is null;

-- undone: money on paper that did not come after all. Its paper can be noted anew.
alter table bounty_payments drop constraint bounty_payments_state_check;
alter table bounty_payments drop constraint bounty_payments_paper_no_key;
do $$
declare
  name text;
begin
  -- Named by the server, in the order in which it numbered them.
  for name in
    select conname from pg_constraint
    where conrelid = 'bounty_payments'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%(paid_at IS NOT NULL)%'
  loop
    execute format('alter table bounty_payments drop constraint %I', name);
  end loop;
end $$;
alter table bounty_payments
  add column undone_at timestamptz,
  add constraint bounty_payments_state_check check (state in ('open', 'failed', 'over', 'paid', 'undone')),
  add constraint paid_has_a_moment check ((state in ('paid', 'undone')) = (paid_at is not null)),
  add constraint undone_is_paper_and_whole check (
    (state = 'undone') = (undone_at is not null) and (state <> 'undone' or (via = 'paper' and refunded = 0)));
create unique index one_payment_of_paper on bounty_payments (paper_no) where state = 'paid';

-- Money that did not come makes a plan what it was: without its first payment pending, without its last not matured.
insert into bounty_moves (was, became) values
  ('active', 'pending'), ('defaulted', 'pending'), ('matured', 'active');

alter table bounty_notices drop constraint bounty_notices_kind_check;
alter table bounty_notices add constraint bounty_notices_kind_check check (kind in (
  'due-soon', 'due-today', 'in-grace', 'defaulted', 'cured', 'matured', 'ending-soon', 'canceled', 'refund-begun',
  'charge-ahead', 'charge-failed', 'paper-undone'));

-- By what a customer wants to be reminded; all there is, as long as nothing was chosen.
create table bounty_reminders (
  customer_id uuid primary key references customers (id),
  by_email boolean not null,
  by_sms boolean not null,
  by_push boolean not null,
  chosen_at timestamptz not null
);
