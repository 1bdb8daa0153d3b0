create index concurrently price_holds_of_customer on price_holds (customer_id, created_at) where customer_id is not null;
