-- Exchange rates that jump wait for a second person, as rates of gold do.
alter table fx_rates add column confirmed_by text;
create table fx_rate_proposals (
  proposal_id uuid primary key,
  paise_per_unit jsonb not null,
  -- `null`: from the moment of the decision.
  effective_from timestamptz,
  source text not null,
  proposed_by text not null,
  proposed_at timestamptz not null,
  moved_bp integer not null check (moved_bp >= 0),
  decision text check (decision in ('published', 'dropped')),
  decided_by text,
  decided_at timestamptz,
  version integer,
  check ((decision is null) = (decided_by is null) and (decision is null) = (decided_at is null)),
  check ((version is not null) = (decision is not distinct from 'published')),
  -- Two people, whatever a program says.
  check (
    decision is distinct from 'published'
    or lower(regexp_replace(decided_by, '\s', '', 'g')) <> lower(regexp_replace(proposed_by, '\s', '', 'g'))
  )
);
create index fx_rate_proposals_waiting on fx_rate_proposals (proposed_at) where decision is null;
revoke delete on fx_rate_proposals from commerce_app;
