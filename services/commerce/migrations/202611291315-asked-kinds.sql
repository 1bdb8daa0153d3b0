-- How often each kind of piece was searched for, by the day in India: of no person, and none of the words
-- they typed. A row for each kind of the search's list and day; days that count no more are dropped.
create table asked_kinds (
  day date not null,
  kind text not null check (length(kind) between 1 and 40),
  asked integer not null check (asked > 0),
  primary key (day, kind)
);
