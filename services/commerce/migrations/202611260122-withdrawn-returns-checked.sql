-- Reads and writes go on meanwhile.
alter table order_requests
  validate constraint order_requests_state_check,
  validate constraint returns_alone_are_withdrawn;
