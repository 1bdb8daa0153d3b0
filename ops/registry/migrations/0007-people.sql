-- Who may see and change what is live: people, by passkey or by password and a code, and programs, by tokens.
-- Of every secret that somebody shows only its hash is stored.
create table person (
  name          text primary key check (name ~ '^[a-z][a-z0-9.-]{1,40}$'),
  display_name  text not null,
  role          text not null check (role in ('viewer', 'publisher', 'operator', 'admin')),
  -- Null: all of them.
  remotes       text[],
  -- What passkeys know the person by; says nothing.
  handle        bytea not null unique,
  password_hash text,
  -- Encrypted; the key is not in the database.
  code_secret   text,
  -- Half minute of the newest code that was taken: each is taken once.
  code_taken    integer,
  disabled_at   timestamptz,
  seen_at       timestamptz
);

-- A link that lets one person choose what they sign in with, once.
create table invitation (
  code_hash  bytea primary key,
  person     text not null unique references person,
  code_secret text,
  expires_at timestamptz not null
);

create table passkey (
  id         text primary key,
  person     text not null references person,
  public_key bytea not null,
  counter    bigint not null,
  transports text[] not null,
  label      text not null,
  created_at timestamptz not null,
  used_at    timestamptz
);
create index passkey_person on passkey (person);

-- A challenge that was given to a browser, until it is answered or two minutes are over.
create table ceremony (
  id         text primary key,
  challenge  text not null,
  person     text references person,
  expires_at timestamptz not null
);

create table console_session (
  token_hash bytea primary key,
  id         text not null unique,
  person     text not null references person,
  begun_at   timestamptz not null,
  seen_at    timestamptz not null,
  -- Of codes that were shown in it, until one is typed.
  code_secret text
);
create index console_session_person on console_session (person);

create table machine_token (
  name       text primary key check (name ~ '^[a-z][a-z0-9.-]{1,40}$'),
  token_hash bytea not null unique,
  role       text not null check (role in ('viewer', 'publisher', 'operator', 'admin')),
  remotes    text[],
  created_by text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  used_at    timestamptz
);

do $$
begin
  if exists (select 1 from pg_roles where rolname = 'suvarna_registry') then
    grant select, insert, update on person, machine_token to suvarna_registry;
    grant select, insert, update, delete on invitation, passkey, ceremony, console_session to suvarna_registry;
  end if;
end
$$;
