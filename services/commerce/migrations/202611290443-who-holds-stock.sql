-- Whose unpaid order keeps pieces aside: keyed prints of address, phone and mail box, for bounds. Gone with the hold.
alter table stock_reservations add column held_keys bytea[];
create index stock_reservations_held_keys on stock_reservations using gin (held_keys) where state = 'held';
