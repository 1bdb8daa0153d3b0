-- What lists of releases say, beside the descriptor: of 200 releases nobody reads 200 descriptors. Written here,
-- so that a registry of before that publishes while it is replaced writes them, too.
alter table release add column commit text;
alter table release add column bytes bigint;

-- As json and not as jsonb, which refuses texts that a descriptor may have.
create function describe_release() returns trigger language plpgsql as $$
declare
  described json := convert_from(new.descriptor, 'UTF8')::json;
begin
  new.commit := described ->> 'commit';
  new.bytes := (select coalesce(sum((file ->> 'bytes')::bigint), 0) from json_array_elements(described -> 'files') file);
  return new;
end
$$;

alter table release disable trigger release_rows_stay;
create trigger release_described before insert or update on release for each row execute function describe_release();
update release set published_at = published_at;
drop trigger release_described on release;
alter table release enable trigger release_rows_stay;

create trigger release_described before insert on release for each row execute function describe_release();
