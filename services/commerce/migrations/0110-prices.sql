-- Everything a price is computed from, as dated rows that are only ever added.
create table gold_rates (
  version integer not null check (version > 0),
  effective_from timestamptz not null,
  karat smallint not null check (karat in (14, 18, 22, 24)),
  paise_per_gram integer not null check (paise_per_gram > 0),
  source text not null,
  published_by text not null,
  primary key (version, karat)
);

create table stone_prices (
  version integer not null,
  type text not null,
  shape text not null,
  quality text not null,
  from_millicarat integer not null check (from_millicarat >= 0),
  paise_per_carat integer not null check (paise_per_carat > 0),
  primary key (version, type, shape, quality, from_millicarat)
);

create table gst_rates (
  hsn text not null,
  from_date date not null,
  rate_bp integer not null check (rate_bp between 0 and 10000),
  note text not null,
  primary key (hsn, from_date)
);

create table fx_rates (
  version integer not null,
  effective_from timestamptz not null,
  currency text not null,
  paise_per_unit integer not null check (paise_per_unit > 0),
  primary key (version, currency)
);

create table price_uplifts (
  country text not null,
  currency text not null,
  from_date date not null,
  uplift_bp integer not null check (uplift_bp >= 0),
  primary key (country, from_date)
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% keeps its history: add a row instead', tg_table_name using errcode = 'restrict_violation';
end $$;

create trigger gold_rates_append_only before update or delete on gold_rates
  for each statement execute function refuse_change();
create trigger stone_prices_append_only before update or delete on stone_prices
  for each statement execute function refuse_change();
create trigger fx_rates_append_only before update or delete on fx_rates
  for each statement execute function refuse_change();
