-- Rows of the audit log that a composer has shown to be signed and that the log did not hold when it
-- did. The next row of the log names the latest of them, after which the log accounts for it.
create table missing_row (
  seq  bigint not null check (seq >= 1),
  hash bytea not null check (octet_length(hash) = 32),
  at   timestamptz not null,
  primary key (seq, hash)
);
create trigger missing_row_rows_stay before update or delete on missing_row for each row execute function refuse_change();
create trigger missing_row_table_stays before truncate on missing_row for each statement execute function refuse_change();

do $$
begin
  if exists (select 1 from pg_roles where rolname = 'suvarna_registry') then
    grant select, insert on missing_row to suvarna_registry;
  end if;
end
$$;
