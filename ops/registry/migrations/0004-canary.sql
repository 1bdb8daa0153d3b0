-- What some shoppers get beside the composition of a revision; signed with it.
alter table revision add column canary jsonb;

-- What composers counted of a canary and of everybody else, by minute. A later report of the same minute
-- replaces the earlier one.
create table canary_count (
  channel  text not null,
  canary   integer not null check (canary > 0),
  slot     timestamptz not null,
  percent  integer not null check (percent between 1 and 100),
  composer text not null,
  control  jsonb not null,
  cohort   jsonb not null,
  primary key (channel, canary, slot, percent, composer)
);

-- What was decided of a canary, with the counts it was decided by, as it was signed.
create table canary_decision (
  channel   text not null,
  canary    integer not null check (canary > 0),
  revision  integer not null check (revision > 0),
  decided_at timestamptz not null,
  key_id    text not null,
  payload   bytea not null,
  signature bytea not null check (octet_length(signature) = 64),
  primary key (channel, revision)
);
create trigger canary_decision_rows_stay before update or delete on canary_decision for each row execute function refuse_change();
create trigger canary_decision_table_stays before truncate on canary_decision for each statement execute function refuse_change();

-- What no count replaces, said by other watchers of the store.
create table canary_alarm (
  channel text not null,
  canary  integer not null check (canary > 0),
  kind    text not null,
  reason  text not null,
  said_by text not null,
  said_at timestamptz not null,
  primary key (channel, canary, kind)
);

do $$
begin
  if exists (select 1 from pg_roles where rolname = 'suvarna_registry') then
    grant select, insert, update, delete on canary_count to suvarna_registry;
    grant select, insert on canary_decision, canary_alarm to suvarna_registry;
  end if;
end
$$;
