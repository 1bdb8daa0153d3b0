-- When every process takes what was published: a moment after it is written, by the database's clock,
-- so that each has heard of it by then. What was there before counts already (decision 86).
-- One moment for all rows of a statement, of which no program loses a part: milliseconds.
create function next_switch() returns timestamptz language sql stable as $$
  select date_trunc('milliseconds', statement_timestamp()) + coalesce(nullif(current_setting('commerce.switch_after', true), ''), '1.5 seconds')::interval
$$;
alter table gold_rates add column switch_at timestamptz;
alter table gold_rates alter column switch_at set default next_switch();
alter table fx_rates add column switch_at timestamptz;
alter table fx_rates alter column switch_at set default next_switch();
alter table catalogue_versions add column switch_at timestamptz;
alter table catalogue_versions alter column switch_at set default next_switch();

create function announce_prices() returns trigger language plpgsql as $$
begin
  perform pg_notify('commerce_prices', '');
  return null;
end $$;
create trigger gold_rates_announced after insert on gold_rates for each statement execute function announce_prices();
create trigger fx_rates_announced after insert on fx_rates for each statement execute function announce_prices();
create trigger catalogue_versions_announced after insert on catalogue_versions for each statement execute function announce_prices();
