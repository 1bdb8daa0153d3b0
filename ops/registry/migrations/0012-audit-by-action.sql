create index concurrently audit_by_action on audit ((entry::jsonb ->> 'action'), seq);
