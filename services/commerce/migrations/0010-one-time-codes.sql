-- The last code sent for a purpose to a phone or an e-mail address, asked for by one session. Codes
-- and targets are only here as keyed hashes: this table lists nobody's number.
create table one_time_codes (
  purpose text not null,
  target_hash bytea not null,
  subject text not null,
  code_hash bytea not null,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  -- Outlives a resend, so that asking for another code brings no new tries.
  wrong_tries integer not null default 0 check (wrong_tries between 0 and 5),
  last_wrong_at timestamptz,
  used_at timestamptz,
  locked_until timestamptz,
  primary key (purpose, target_hash, subject)
);
create index one_time_codes_by_age on one_time_codes (issued_at);

-- How much of something was used in the window that is open: codes sent to one phone in an hour.
create table allowances (
  name text primary key,
  used integer not null check (used > 0),
  ends_at timestamptz not null
);
create index allowances_by_end on allowances (ends_at);
