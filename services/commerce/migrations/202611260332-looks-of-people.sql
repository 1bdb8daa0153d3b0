-- Looks are of people: from one address a pair counts once in a week (ADR 59). A mark is a keyed digest of
-- week, address and pair. It says none of them, no two of them belong together, and it goes with its week.
create table look_marks (
  week date not null,
  mark bytea not null check (octet_length(mark) = 16),
  primary key (week, mark)
);
revoke update on look_marks from commerce_app;
