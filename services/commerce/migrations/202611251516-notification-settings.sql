-- By what a customer wants to hear of what. A kind without a row is as nothing was chosen.
create table notice_settings (
  customer_id uuid not null references customers (id) on delete cascade,
  kind text not null check (kind in ('orders', 'plan', 'rewards', 'offers')),
  by_email boolean not null,
  by_sms boolean not null,
  by_push boolean not null,
  chosen_at timestamptz not null,
  primary key (customer_id, kind),
  -- News of an order reach its buyer on one way at least; a browser's notice may meet nobody.
  constraint orders_are_told check (kind <> 'orders' or by_email or by_sms)
);

insert into notice_settings (customer_id, kind, by_email, by_sms, by_push, chosen_at)
  select customer_id, 'plan', by_email, by_sms, by_push, chosen_at from bounty_reminders;
drop table bounty_reminders;

-- What a customer agreed to or took back, one row each time; the last one counts.
create table consents (
  id bigint generated always as identity primary key,
  customer_id uuid not null references customers (id),
  purpose text not null check (purpose in ('marketing', 'referral-name')),
  given boolean not null,
  at timestamptz not null,
  -- Where it was said, and in the words of which language.
  said_at text not null check (said_at in ('account')),
  locale text not null check (locale in ('en', 'hi'))
);
create index consents_of_customer on consents (customer_id, purpose, id desc);
revoke update, delete on consents from commerce_app;
