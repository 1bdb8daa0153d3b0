-- An order of which a part came back ends as refunded, not closed. What was paid for the rest earns coins
-- too, when the return window is over (domain rules §2.10): from this moment on, until they are
-- earned. Null where nothing is due.
alter table orders add column coins_due_at timestamptz;
create index orders_with_coins_due on orders (coins_due_at) where coins_due_at is not null;
update orders set coins_due_at = orders.delivered_at + interval '16 days' from refunds
  where refunds.order_no = orders.order_no and orders.state = 'refunded' and orders.customer_id is not null and refunds.bank_amount < orders.payable;
