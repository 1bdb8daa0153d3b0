-- A line that two bags made together, of which there are not so many pieces: how many were asked for. Null where the line has them.
alter table cart_lines add column asked_for integer check (asked_for > quantity);
