create index concurrently audit_by_revision on audit ((entry::jsonb ->> 'revision'), seq);
