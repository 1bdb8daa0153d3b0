-- What is looked at and bought, as numbers of a day: no row is about a person, and none can be made of them.
create table event_counts (
  day date not null,
  name text not null,
  remote text not null,
  route text not null,
  audience text not null,
  country text not null,
  locale text not null,
  -- 0 where the event is about no design.
  product_id integer not null default 0,
  count bigint not null check (count > 0),
  primary key (day, name, remote, route, audience, country, locale, product_id)
);
