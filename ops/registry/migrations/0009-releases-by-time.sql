create index concurrently release_by_time on release (remote, published_at desc);
