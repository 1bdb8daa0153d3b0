-- An address of the shopper that is a store: what is sent there is collected there.
alter table addresses add column store_id text check (char_length(store_id) <= 50);
-- Said by whoever collects an order in a store; null where it goes to a door.
alter table orders add column pickup_code text;
alter table orders add constraint orders_pickup_code_form check (pickup_code ~ '^[0-9]{6}$') not valid;
