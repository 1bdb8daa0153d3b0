-- What customers say about designs. Reviews go with the account of whoever wrote them.
create table reviews (
  id uuid primary key,
  product_id integer not null check (product_id > 0),
  customer_id uuid not null references customers (id) on delete cascade,
  -- The piece of this design that was delivered to them; null where none was.
  line_id uuid,
  rating smallint not null check (rating between 1 and 5),
  title text not null check (char_length(title) between 1 and 80),
  body text not null check (char_length(body) <= 2000),
  locale text not null check (locale in ('en', 'hi')),
  -- First name and initial, as they were when it was written.
  author text not null check (char_length(author) <= 80),
  state text not null check (state in ('waiting', 'shown', 'refused')),
  -- Why it waits or was refused; for the store's people and its author.
  reason text not null default '' check (char_length(reason) <= 300),
  decided_by text not null default '' check (char_length(decided_by) <= 80),
  decided_at timestamptz,
  reply text not null default '' check (char_length(reply) <= 1000),
  replied_by text not null default '' check (char_length(replied_by) <= 80),
  replied_at timestamptz,
  helpful integer not null default 0 check (helpful >= 0),
  -- Reports since the store's people last looked.
  reports integer not null default 0 check (reports >= 0),
  version integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (customer_id, product_id)
);
create index reviews_shown_by_day on reviews (product_id, created_at desc, id) where state = 'shown';
create index reviews_shown_by_use on reviews (product_id, helpful desc, created_at desc, id) where state = 'shown';
create index reviews_to_look_at on reviews (created_at, id) where state = 'waiting' or reports > 0;

-- How often each rating was given, of what is shown; kept with each change, so that no page counts.
create table review_ratings (
  product_id integer primary key,
  ones integer not null default 0 check (ones >= 0),
  twos integer not null default 0 check (twos >= 0),
  threes integer not null default 0 check (threes >= 0),
  fours integer not null default 0 check (fours >= 0),
  fives integer not null default 0 check (fives >= 0)
);

create table review_votes (
  review_id uuid not null references reviews (id) on delete cascade,
  customer_id uuid not null references customers (id) on delete cascade,
  primary key (review_id, customer_id)
);
create index review_votes_of_customer on review_votes (customer_id);

create table review_reports (
  review_id uuid not null references reviews (id) on delete cascade,
  customer_id uuid not null references customers (id) on delete cascade,
  reason text not null check (reason in ('abuse', 'untrue', 'advertising', 'private')),
  created_at timestamptz not null,
  primary key (review_id, customer_id)
);
create index review_reports_of_customer on review_reports (customer_id);
