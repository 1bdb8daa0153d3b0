-- The service works as a role that may do less than the one that migrates: tables that only ever
-- grow (the ledger) take its right to change and delete away again.
do $$ begin
  if not exists (select from pg_roles where rolname = 'commerce_app') then
    create role commerce_app nologin;
  end if;
exception
  -- Two databases of one server may be migrated at the same moment; the role is the server's.
  when duplicate_object or unique_violation then null;
end $$;

do $$ begin
  if not pg_has_role(current_user, 'commerce_app', 'member') then
    execute format('grant commerce_app to %I', current_user);
  end if;
end $$;

grant usage on schema commerce to commerce_app;
grant select, insert, update, delete on all tables in schema commerce to commerce_app;
grant usage on all sequences in schema commerce to commerce_app;
alter default privileges in schema commerce grant select, insert, update, delete on tables to commerce_app;
alter default privileges in schema commerce grant usage on sequences to commerce_app;
