-- A return is its shopper's to take back until the pieces are picked up; they may be sent back anew. Should
-- the courier collect them all the same, the store's people say so, and the return goes on.
alter table order_requests drop constraint order_requests_state_check;
-- Rows that are there are looked at in a file of its own, which stops nobody.
alter table order_requests
  add constraint order_requests_state_check
    check (state in ('open', 'accepted', 'declined', 'done', 'withdrawn')) not valid,
  add constraint returns_alone_are_withdrawn check (state <> 'withdrawn' or kind = 'return') not valid;
insert into order_transitions (from_state, to_state, actor) values
  ('return_requested', 'return_withdrawn', 'shopper'), ('pickup_scheduled', 'return_withdrawn', 'shopper'),
  ('return_withdrawn', 'return_requested', 'shopper'), ('return_withdrawn', 'picked_up', 'staff'),
  ('return_withdrawn', 'closed', 'clock'), ('return_withdrawn', 'closed', 'staff');
