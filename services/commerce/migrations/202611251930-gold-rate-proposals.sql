-- When a rate was published, beside when it counts; `null` for rates of the seed.
alter table gold_rates add column published_at timestamptz;
-- The second person, where the jump asked for one.
alter table gold_rates add column confirmed_by text;

-- Rates that jump wait here for somebody else. Decided once; a row is never taken away.
create table gold_rate_proposals (
  proposal_id uuid primary key,
  paise_per_gram jsonb not null,
  -- `null`: from the moment of the decision.
  effective_from timestamptz,
  source text not null,
  proposed_by text not null,
  proposed_at timestamptz not null,
  moved_bp integer not null check (moved_bp > 0),
  decision text check (decision in ('published', 'dropped')),
  decided_by text,
  decided_at timestamptz,
  version integer,
  check ((decision is null) = (decided_by is null) and (decision is null) = (decided_at is null)),
  check ((version is not null) = (decision is not distinct from 'published')),
  -- Two people, whatever a program says.
  check (decision is distinct from 'published' or lower(trim(decided_by)) <> lower(trim(proposed_by)))
);
create index gold_rate_proposals_waiting on gold_rate_proposals (proposed_at) where decision is null;
revoke delete on gold_rate_proposals from commerce_app;
