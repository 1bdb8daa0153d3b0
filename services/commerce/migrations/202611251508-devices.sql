-- Where a sign-in was made, so that its owner knows it again and can end it from elsewhere.
alter table sign_ins
  add column user_agent text not null default '' check (length(user_agent) <= 400),
  -- Two letters, where the network in front of the shop says so; '' where it does not.
  add column country text not null default '' check (country ~ '^([A-Z]{2})?$'),
  -- Of the browser's cookie `did` as it was then.
  add column device_hash bytea,
  -- Whether the account knew the browser before.
  add column device_known boolean not null default true;

alter table sign_ins drop constraint sign_ins_ended_because_check;
alter table sign_ins add constraint sign_ins_ended_because_check check (ended_because in
  ('signed-out', 'replaced', 'password-changed', 'token-reused', 'signed-out-elsewhere', 'contact-changed', 'account-deleted'));
