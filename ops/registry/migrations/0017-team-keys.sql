-- Public keys of teams. Releases of a remote that has some are taken and put live with a signature by one of them.
create table team_key (
  key_id     text primary key,
  public_key text not null,
  remotes    text[] not null check (cardinality(remotes) > 0),
  added_by   text not null,
  added_at   timestamptz not null,
  revoked_at timestamptz
);
alter table release add column team_key text, add column team_signature bytea;

do $$
begin
  if exists (select 1 from pg_roles where rolname = 'suvarna_registry') then
    grant select, insert, update on team_key to suvarna_registry;
  end if;
end
$$;
