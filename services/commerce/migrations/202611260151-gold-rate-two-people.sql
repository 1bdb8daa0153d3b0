-- How far waiting rates move is told anew when they are decided: by then it may be nothing.
alter table gold_rate_proposals drop constraint gold_rate_proposals_moved_bp_check;
alter table gold_rate_proposals add constraint gold_rate_proposals_moved_bp_check check (moved_bp >= 0);
-- One name written two ways is one person. What was decided before stays as it is.
alter table gold_rate_proposals add constraint gold_rate_proposals_two_names check (
  decision is distinct from 'published'
  or lower(regexp_replace(decided_by, '\s', '', 'g')) <> lower(regexp_replace(proposed_by, '\s', '', 'g'))
) not valid;
