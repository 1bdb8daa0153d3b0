-- Every row of the audit log and every revision carries a signature made with the key that is not
-- in the database: who may write here cannot write a history that verifies.
create table signature (
  -- 'audit 12', 'revision production 5'
  subject   text primary key,
  key_id    text not null,
  signature bytea not null check (octet_length(signature) = 64)
);
create trigger signature_rows_stay before update or delete on signature for each row execute function refuse_change();
create trigger signature_table_stays before truncate on signature for each statement execute function refuse_change();

-- The highest composition a composer has shown to have taken, by channel.
create table acknowledgement (
  channel  text primary key,
  revision integer not null check (revision >= 0),
  sequence bigint not null check (sequence >= 1),
  at       timestamptz not null
);

do $$
begin
  if exists (select 1 from pg_roles where rolname = 'suvarna_registry') then
    grant select, insert on signature to suvarna_registry;
    grant select, insert, update on acknowledgement to suvarna_registry;
  end if;
end
$$;
