-- Pictures that people put into texts, as they were drawn anew: a JPEG of nothing but its pixels (ADR 63).
-- The name is of the content, so that a version shows for good what it showed when it was saved.
create table content_pictures (
  name text primary key check (name ~ '^[1-9][0-9]{0,3}x[1-9][0-9]{0,3}-[0-9a-f]{32}$'),
  bytes bytea not null check (octet_length(bytes) between 100 and 1000000),
  why text not null check (char_length(why) between 1 and 300),
  added_by text not null check (char_length(added_by) between 1 and 80),
  added_at timestamptz not null
);
revoke update, delete on content_pictures from commerce_app;
