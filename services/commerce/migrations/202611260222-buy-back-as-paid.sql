-- A piece that is bought back goes back as it was paid (ADR 55): money to the bank, the rest as credits.
-- What was handed in took its part of the order's money with it, and a later return takes no more than is left.
alter table order_lines add column handed_in_money bigint;
alter table order_lines add constraint handed_in_money_is_of_a_request
  check (handed_in_money is null or (handed_in is not null and handed_in_money >= 0)) not valid;

-- What was paid with nothing but credits, coins or vouchers is bought back for credits alone.
insert into request_moves (kind, from_state, to_state, actor) values
  ('buy-back', 'inspected', 'credited', 'staff'), ('buy-back', 'offered', 'credited', 'customer');
