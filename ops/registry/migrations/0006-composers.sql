-- Which process runs what: the latest word of each. One that is silent for a minute and a half is gone.
create table composer (
  channel  text not null,
  composer text not null,
  revision integer not null check (revision >= 0),
  shell    text not null,
  seen_at  timestamptz not null,
  primary key (channel, composer)
);

do $$
begin
  if exists (select 1 from pg_roles where rolname = 'suvarna_registry') then
    grant select, insert, update, delete on composer to suvarna_registry;
  end if;
end
$$;
