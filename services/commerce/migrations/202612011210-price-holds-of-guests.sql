-- A shopper's price holds are asked for and dropped by who they were promised to.
create index concurrently price_holds_of_guest on price_holds (guest_id, created_at) where guest_id is not null;
