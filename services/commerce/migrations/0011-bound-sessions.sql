-- A sign-in: what it is bound to lies in the browser's cookies, where no script reads it. Ended, all
-- its tokens are dead at once. Sessions of customers from before were bound to nothing; they end here.
delete from sessions where customer_id is not null;

create table sign_ins (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  -- Of the cookie every token of this sign-in must come with.
  cookie_hash bytea not null unique,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_because text check (ended_because in ('signed-out', 'replaced', 'password-changed', 'token-reused')),
  check ((ended_at is null) = (ended_because is null))
);
create index sign_ins_of_customer on sign_ins (customer_id) where ended_at is null;
create index sign_ins_by_expiry on sign_ins (expires_at);

-- Each is exchanged once for the next. One that comes again after that was copied by somebody.
create table refresh_tokens (
  token_hash bytea primary key,
  sign_in_id uuid not null references sign_ins (id) on delete cascade,
  parent_hash bytea references refresh_tokens (token_hash) on delete cascade,
  issued_at timestamptz not null,
  used_at timestamptz,
  -- Another one given for the same parent was used: two tabs had asked at once, and one cookie stayed.
  superseded_at timestamptz
);
create index refresh_tokens_of_sign_in on refresh_tokens (sign_in_id);
create index refresh_tokens_of_parent on refresh_tokens (parent_hash);

alter table sessions add column sign_in_id uuid references sign_ins (id) on delete cascade;
alter table sessions add column browse_only boolean not null default false;
alter table sessions add constraint customers_are_bound check ((customer_id is null) = (sign_in_id is null));
alter table sessions add constraint guests_browse check (customer_id is null or not browse_only);
create index sessions_of_sign_in on sessions (sign_in_id) where sign_in_id is not null;
