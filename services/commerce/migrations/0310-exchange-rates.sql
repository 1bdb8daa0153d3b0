-- What an order abroad was reckoned with, and what its shopper last saw: gold alone does not say it.
-- 0 stands for rupees.
alter table orders add column fx_version integer not null default 0 check (fx_version >= 0);
alter table cart_lines add column seen_fx_version integer not null default 0;

-- Mark-ups of countries are dated like the rates beside them, and keep their history like them.
create trigger price_uplifts_append_only before update or delete on price_uplifts
  for each statement execute function refuse_change();
