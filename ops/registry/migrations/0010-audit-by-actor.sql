-- Expressions, so that nothing stands beside what is hashed.
create index concurrently audit_by_actor on audit ((entry::jsonb ->> 'actor'), seq);
