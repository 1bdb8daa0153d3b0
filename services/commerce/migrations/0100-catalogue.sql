-- Designs of the catalogue. What listings filter and sort by has columns; what only the drawing,
-- the breakup and the product page read lives in jsonb. Prices are never stored: they are computed.
create table designs (
  product_id integer primary key,
  design_code text not null unique,
  category text not null,
  form text not null,
  title text not null,
  title_hi text not null,
  slug text not null,
  style text not null,
  motif text not null,
  occasions text[] not null,
  recipients text[] not null,
  gifting boolean not null,
  bodies jsonb not null,
  colours text[] not null,
  default_karat smallint not null check (default_karat in (14, 18, 22, 24)),
  default_colour text not null check (default_colour in ('yellow', 'rose', 'white')),
  fineness smallint check (fineness in (995, 999)),
  stones jsonb not null,
  making jsonb not null,
  making_discount_bp integer not null check (making_discount_bp between 0 and 10000),
  size_kind text not null,
  sizes text[] not null,
  default_size text not null,
  stocked_sizes text[] not null,
  stock integer not null check (stock >= 0),
  product_type text not null check (product_type in ('made-to-order', 'ready-to-ship')),
  lead_days smallint not null check (lead_days > 0),
  launched_on date not null,
  popularity integer not null,
  set_name text not null,
  width_tenth_mm integer not null,
  height_tenth_mm integer not null,
  hsn text not null,
  look integer not null,
  constraint coins_have_a_fineness check ((default_karat = 24) = (fineness is not null))
);
create index designs_category on designs (category);

-- One row per change of the designs; the newest number is the catalogue's version.
create table catalogue_versions (
  version integer generated always as identity primary key,
  reason text not null unique,
  created_at timestamptz not null default now()
);
