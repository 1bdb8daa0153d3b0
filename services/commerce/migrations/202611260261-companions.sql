-- How often two designs were looked at by one browser, by week. No row says who: a browser tells pairs, and they are added up.
create table looks_together (
  week date not null,
  first_id integer not null check (first_id > 0),
  second_id integer not null,
  looks integer not null check (looks > 0),
  primary key (week, first_id, second_id),
  check (first_id < second_id)
);

-- What a design goes with, the most telling first; counted anew every night from orders and from looks.
create table companions (
  product_id integer not null check (product_id > 0),
  kind text not null check (kind in ('bought', 'viewed')),
  position smallint not null check (position between 1 and 12),
  other_id integer not null check (other_id > 0 and other_id <> product_id),
  primary key (product_id, kind, position)
);
