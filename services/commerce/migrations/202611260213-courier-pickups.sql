-- What a courier is asked to fetch, and what became of that; sent by a job, so that nothing waits for a courier.
create table courier_pickups (
  -- What it is for: a return's id. The courier knows the pickup by it, so that asked twice it is one.
  reference text primary key check (char_length(reference) between 1 and 40),
  -- What the store wants; an answer that comes late changes nothing of that.
  wanted text not null check (wanted in ('booked', 'cancelled')),
  state text not null check (state in ('asked', 'booked', 'cancelled', 'collected', 'refused')),
  -- Where it is fetched; gone once nobody has to come any more.
  address jsonb,
  tries integer not null default 0,
  next_try_at timestamptz,
  last_error text not null default '',
  created_at timestamptz not null
);
create index courier_pickups_to_send on courier_pickups (next_try_at) where next_try_at is not null;
revoke delete on courier_pickups from commerce_app;
