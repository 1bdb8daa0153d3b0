-- How the pages of a release look: the files lie beside those of the release, by their hash.
create table release_picture (
  release  text not null references release (release),
  page     text not null,
  language text not null,
  width    integer not null check (width > 0),
  hash     text not null,
  drawn_at timestamptz not null,
  drawn_by text not null,
  primary key (release, page, language, width)
);

do $$
begin
  if exists (select 1 from pg_roles where rolname = 'suvarna_registry') then
    grant select, insert, update, delete on release_picture to suvarna_registry;
  end if;
end
$$;
