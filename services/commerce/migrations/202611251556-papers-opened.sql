-- Who of the store's people read a sealed PAN or account number, when and why: a record nobody changes.
create table exchange_papers_opened (
  id bigint generated always as identity primary key,
  request_id text not null references exchange_papers (request_id),
  opened_by text not null,
  reason text not null,
  opened_at timestamptz not null
);
create index exchange_papers_opened_of on exchange_papers_opened (request_id);
revoke update, delete on exchange_papers_opened from commerce_app;
