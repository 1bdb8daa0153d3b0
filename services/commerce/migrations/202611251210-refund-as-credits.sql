-- Where the money of a refund goes, as its customer asked; what was asked before goes back the way it was paid.
alter table order_requests
  add column refund_to text not null default 'source' check (refund_to in ('source', 'credits'));
alter table refunds
  add column refund_to text not null default 'source' check (refund_to in ('source', 'credits'));
