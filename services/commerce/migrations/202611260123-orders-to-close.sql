-- Takes the place of orders_delivered, which answers until this one is there.
create index orders_to_close on orders (delivered_at)
  where state in ('delivered', 'return_rejected', 'return_withdrawn');
