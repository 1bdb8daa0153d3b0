-- When a provider was last asked about a mandate that waits, or told of one that ended: more of them than are looked
-- at in one go take turns, so that those nobody ever confirms keep no other waiting.
alter table bounty_mandates add column looked_at timestamptz;
drop index bounty_mandates_to_cancel;
create index bounty_mandates_to_cancel on bounty_mandates (looked_at nulls first, created_at)
  where state = 'canceled' and cancel_told_at is null;
create index bounty_mandates_to_ask on bounty_mandates (looked_at nulls first, created_at)
  where state = 'pending' and provider_mandate_id is not null;
