-- What waits in a store to be collected is still the store's: its shopper may call it off. Of an order on its
-- way to a door the service says no.
insert into order_transitions (from_state, to_state, actor) values ('out_for_delivery', 'cancel_requested', 'shopper');
