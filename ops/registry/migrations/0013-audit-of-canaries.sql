-- Changes of a canary, which name its remotes together.
create index concurrently audit_of_canaries on audit (seq) where entry::jsonb ? 'canary';
