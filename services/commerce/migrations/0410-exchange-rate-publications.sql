-- Exchange rates are published by people: who, from where and when stays with them, as with gold.
alter table fx_rates
  add column source text not null default 'synthetic',
  add column published_by text not null default 'seed',
  add column published_at timestamptz;

-- The trigger refuses changes to everybody; the service has no right to try.
revoke update, delete on fx_rates from commerce_app;
