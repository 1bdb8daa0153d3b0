-- One row for each effect asked for with an Idempotency-Key. Without an answer the effect is under
-- way, until leased_until; an answer is replayed.
create table idempotency_keys (
  principal text not null,
  route text not null,
  key text not null,
  fingerprint bytea not null,
  claim uuid not null,
  leased_until timestamptz not null,
  status integer,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (principal, route, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);

-- Counters of attempts. Losing them in a crash costs nothing, writing them often must cost little.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
