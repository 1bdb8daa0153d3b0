-- What the clock looks through for orders that wait in a store.
create index orders_to_collect on orders (order_no) where state = 'out_for_delivery' and pickup_code is not null;
