-- An invoice as it was set last, in each language. It is kept for as long as what is on it is the
-- same; when the order changes (hallmark numbers, for one) the next one takes its place.
create table invoice_pdfs (
  order_no text not null references orders (order_no) on delete cascade,
  locale text not null check (locale in ('en', 'hi')),
  -- SHA-256 of everything that is on it.
  version bytea not null check (octet_length(version) = 32),
  pdf bytea not null,
  primary key (order_no, locale)
);
