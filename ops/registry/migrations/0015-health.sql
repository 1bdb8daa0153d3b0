-- What composers counted of each release, canary or not, by minute; old minutes are added up to quarters of an hour.
create table health_minute (
  channel   text not null,
  slot      timestamptz not null,
  minutes   integer not null check (minutes in (1, 15)),
  -- Empty where it is of all of them.
  composer  text not null,
  additions integer not null,
  control   jsonb not null,
  canary    jsonb not null,
  primary key (channel, slot, minutes, composer)
);
create index health_minute_by_age on health_minute (minutes, slot);

do $$
begin
  if exists (select 1 from pg_roles where rolname = 'suvarna_registry') then
    grant select, insert, update, delete on health_minute to suvarna_registry;
  end if;
end
$$;
