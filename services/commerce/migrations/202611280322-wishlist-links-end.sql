-- A link to a wishlist ends when nobody opened it for a year. Those that are out have that year from now.
alter table wishlist_shares add column last_used_at timestamptz not null default now();
alter table wishlist_shares alter column last_used_at drop default;
create index wishlist_shares_by_use on wishlist_shares (last_used_at);
