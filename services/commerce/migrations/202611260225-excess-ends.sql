-- What was paid twice ends when its bank sends it back, and with the account of whoever got it.
insert into request_moves (kind, from_state, to_state, actor) values
  ('payout-excess', 'found', 'recovered', 'payment'), ('payout-excess', 'found', 'written-off', 'clock');
