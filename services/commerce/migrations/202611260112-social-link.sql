-- A provider is added to an account by whoever is signed in to it: such a flow opens nothing, and ends in
-- the sign-in that began it.
alter table social_flows
  add column purpose text not null default 'sign-in' check (purpose in ('sign-in', 'link'));
