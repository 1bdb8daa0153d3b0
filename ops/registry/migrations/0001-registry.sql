-- State of the registry. What was published, decided and written down never changes: releases,
-- revisions and audit rows can only be added. SQL stays in the subset PostgreSQL 15 and 18 share.

create table release (
  release      text primary key,
  remote       text not null,
  version      text not null,
  descriptor   bytea not null,
  published_at timestamptz not null,
  published_by text not null,
  unique (remote, version)
);

-- The signed pointer of a channel; the payload is the truth, the columns beside it are for locking.
create table channel (
  channel    text primary key,
  revision   integer not null check (revision >= 0),
  sequence   bigint not null check (sequence >= 1),
  issued_at  timestamptz not null,
  expires    timestamptz not null,
  key_id     text not null,
  payload    bytea not null,
  signature  bytea not null
);

create table revision (
  channel   text not null,
  revision  integer not null check (revision >= 0),
  -- Where a rollback from here leads; null where there is nothing to go back to.
  undoes_to integer,
  remotes   jsonb not null,
  primary key (channel, revision),
  check (undoes_to < revision)
);

-- hash = sha256(previous hash || bytes of entry). entry is kept as text, exactly as it was hashed.
create table audit (
  seq      bigint primary key check (seq >= 1),
  entry    text not null,
  previous bytea not null check (octet_length(previous) = 32),
  hash     bytea not null unique check (octet_length(hash) = 32)
);

-- One row: the end of the chain. Writers lock it, so the chain never forks.
create table audit_head (
  id   boolean primary key default true check (id),
  seq  bigint not null,
  hash bytea not null
);
insert into audit_head (seq, hash) values (0, decode(repeat('00', 32), 'hex'));

create table refusal (
  remote     text not null,
  release    text not null references release (release),
  reporter   text not null,
  why        text not null,
  first_at   timestamptz not null,
  last_at    timestamptz not null,
  times      integer not null default 1,
  primary key (remote, release, reporter)
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% of %.% refused: rows are only ever added', tg_op, tg_table_schema, tg_table_name
    using errcode = 'insufficient_privilege';
end
$$;

do $$
declare
  name text;
begin
  foreach name in array array['release', 'revision', 'audit'] loop
    execute format('create trigger %I before update or delete on %I for each row execute function refuse_change()', name || '_rows_stay', name);
    execute format('create trigger %I before truncate on %I for each statement execute function refuse_change()', name || '_table_stays', name);
  end loop;
end
$$;

-- The service works as a role that may not change what is only ever added. Roles belong to the
-- whole server: another database may have made it already, or this account may not make roles at
-- all; the triggers above hold either way.
do $$
begin
  create role suvarna_registry nologin;
exception
  when duplicate_object or unique_violation or insufficient_privilege then null;
end
$$;

do $$
declare
  home text := current_schema();
begin
  if exists (select 1 from pg_roles where rolname = 'suvarna_registry') then
    execute format('grant usage on schema %I to suvarna_registry', home);
    grant select, insert on release, revision, audit to suvarna_registry;
    grant select, insert, update on channel, refusal to suvarna_registry;
    grant select, update on audit_head to suvarna_registry;
    execute format('grant select on %I.schema_migrations to suvarna_registry', home);
  end if;
end
$$;
