-- An order may be sent back in parts: one return after another, each of pieces that no other was about.
alter table order_requests drop constraint order_requests_check;
update order_requests r set state = case o.state
    when 'refunded' then 'done'
    when 'refund_initiated' then 'accepted'
    when 'return_rejected' then 'declined'
    when 'closed' then 'declined'
    else 'open' end
  from orders o where o.order_no = r.order_no and r.kind = 'return';
alter table order_requests add constraint requests_have_a_state check ((state is null) = (kind = 'cancel'));
drop index order_requests_once;
create unique index one_cancellation on order_requests (order_no) where kind = 'cancel';
create unique index one_return_at_a_time on order_requests (order_no) where kind = 'return' and state in ('open', 'accepted');

insert into order_transitions (from_state, to_state, actor) values
  ('refunded', 'return_requested', 'shopper'), ('return_rejected', 'return_requested', 'shopper');

-- A refund answers one request; an order has as many as it has returns.
alter table refunds drop constraint refunds_order_no_key;
alter table refunds add column request_id uuid unique references order_requests (id);
update refunds f set request_id = r.id from order_requests r where r.order_no = f.order_no and r.kind = 'return';
update refunds f set request_id = r.id from order_requests r
  where r.order_no = f.order_no and r.kind = 'cancel' and f.request_id is null;
create index refunds_of_order on refunds (order_no, created_at);

-- What a refund takes off an invoice (CGST s.34); numbers without gaps within a financial year.
create table credit_notes (
  credit_note_no text primary key,
  refund_order_id text not null unique references refunds (refund_order_id),
  order_no text not null references orders (order_no),
  issued_at timestamptz not null
);
create index credit_notes_of_order on credit_notes (order_no, issued_at);
create table credit_note_counters (
  financial_year text primary key,
  last integer not null check (last > 0)
);
revoke update, delete on credit_notes from commerce_app;
revoke delete on credit_note_counters from commerce_app;

-- Credit notes are kept beside the invoice: `''` is the invoice, anything else a credit note's number.
alter table invoice_pdfs add column credit_note_no text not null default '';
alter table invoice_pdfs drop constraint invoice_pdfs_pkey;
alter table invoice_pdfs add primary key (order_no, credit_note_no, locale);
