-- What somebody without an account asked to be told of a design, by e-mail. Until the address has said yes it is
-- written to once, to ask.
create table guest_watches (
  id uuid primary key,
  email text not null check (char_length(email) <= 254 and email = lower(email)),
  kind text not null check (kind in ('stock', 'price')),
  product_id integer not null check (product_id > 0),
  karat smallint not null,
  colour text not null,
  -- '' for designs without a size.
  size text not null check (char_length(size) <= 40),
  -- Minor units of the currency; null where the price is not what is waited for.
  at_most integer check (at_most > 0),
  currency text not null check (currency in ('INR', 'GBP', 'USD', 'SGD', 'AED')),
  locale text not null check (locale in ('en', 'hi')),
  created_at timestamptz not null,
  -- When the owner of the address said yes; null before that.
  confirmed_at timestamptz,
  -- When the address was told; null while it is waited for.
  told_at timestamptz,
  check ((kind = 'price') = (at_most is not null)),
  check (told_at is null or confirmed_at is not null)
);
-- One wish of an address for a piece that was said yes to, and one that waits for it: a stranger who types the same
-- address changes nothing of the first.
create unique index guest_watches_open on guest_watches
  (email, kind, product_id, karat, colour, size, (confirmed_at is null)) where told_at is null;
create index guest_watches_to_look_at on guest_watches (id) where told_at is null and confirmed_at is not null;
