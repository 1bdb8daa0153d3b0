-- A wish belongs to a customer or to an address; what an address asks for waits until it has said yes.
alter table watches alter column customer_id drop not null;
alter table watches add column email text check (char_length(email) <= 254 and email = lower(email));
-- When its owner said yes; a customer does so by asking.
alter table watches add column confirmed_at timestamptz;
update watches set confirmed_at = created_at;
insert into watches
  (id, email, kind, product_id, karat, colour, size, at_most, currency, locale, created_at, confirmed_at, told_at)
  select id, email, kind, product_id, karat, colour, size, at_most, currency, locale, created_at, confirmed_at, told_at
  from guest_watches;
drop table guest_watches;
alter table watches add check (num_nonnulls(customer_id, email) = 1);
alter table watches add check (confirmed_at is not null or (customer_id is null and told_at is null));
-- A stranger who types the same address changes nothing of what it said yes to.
create unique index watches_open_of_email on watches
  (email, kind, product_id, karat, colour, size, (confirmed_at is null)) where told_at is null and email is not null;
create index watches_of_email on watches (email) where email is not null;
