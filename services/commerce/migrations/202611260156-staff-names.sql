-- Who of the store's people moved an order or decided a request, and why.
alter table order_steps add column moved_by text not null default '' check (char_length(moved_by) <= 80);
create table order_request_steps (
  id bigint generated always as identity primary key,
  request_id uuid not null references order_requests (id) on delete cascade,
  state text not null check (state in ('accepted', 'declined', 'done')),
  at timestamptz not null,
  decided_by text not null check (char_length(decided_by) between 1 and 80),
  -- What its shopper reads with it.
  note text not null default '' check (char_length(note) <= 300)
);
create index order_request_steps_of_request on order_request_steps (request_id, id);
revoke update, delete on order_request_steps from commerce_app;
