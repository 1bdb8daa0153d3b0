-- Photos of reviews, as they were drawn anew: a JPEG of nothing but its pixels. They go with their review.
create table review_photos (
  photo_id uuid primary key,
  review_id uuid not null references reviews (id) on delete cascade,
  position smallint not null check (position between 1 and 3),
  width smallint not null check (width between 1 and 1200),
  height smallint not null check (height between 1 and 1200),
  bytes bytea not null check (octet_length(bytes) between 100 and 1000000),
  unique (review_id, position)
);
revoke update on review_photos from commerce_app;
