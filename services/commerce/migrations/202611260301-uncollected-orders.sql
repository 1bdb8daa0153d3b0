-- What waits in a store and is not collected: its shopper is reminded once, and after some days the clock
-- calls it off. It then stands in the queue of requests as a cancellation like any other.
alter table orders add column pickup_reminded_at timestamptz;
insert into order_transitions (from_state, to_state, actor) values ('out_for_delivery', 'cancel_requested', 'clock');

-- A reason that nobody chooses.
alter table order_reasons add column offered boolean not null default true;
insert into order_reasons (reason_id, kind, label, label_hi, position, offered) values
  (7, 'cancel', 'It was not collected in the store', 'इसे स्टोर से लिया नहीं गया', 7, false);
