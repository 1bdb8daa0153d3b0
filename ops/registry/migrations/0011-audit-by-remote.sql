create index concurrently audit_by_remote on audit ((entry::jsonb ->> 'remote'), seq);
