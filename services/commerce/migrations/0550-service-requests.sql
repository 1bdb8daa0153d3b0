-- Besides cancelling and sending back, a shopper may ask for another size of a piece, or say that one
-- is faulty. These have a state of their own; of a cancellation and a return the order's state tells.
alter table order_reasons drop constraint order_reasons_kind_check;
alter table order_reasons add check (kind in ('cancel', 'return', 'resize', 'claim'));
insert into order_reasons (reason_id, kind, label, label_hi, position) values
  (21, 'resize', 'It is too tight', 'तंग है', 1),
  (22, 'resize', 'It is too loose', 'ढीला है', 2),
  (23, 'resize', 'Somebody else will wear it', 'कोई और पहनेगा', 3),
  (31, 'claim', 'A stone is loose or missing', 'नग ढीला है या निकल गया', 1),
  (32, 'claim', 'A clasp, hinge or joint is broken', 'हुक, कब्ज़ा या जोड़ टूट गया', 2),
  (33, 'claim', 'The metal is bent or discoloured', 'धातु मुड़ गई या रंग बदल गया', 3),
  (34, 'claim', 'Another fault', 'कोई और खराबी', 4);

alter table order_requests drop constraint order_requests_kind_check;
alter table order_requests add check (kind in ('cancel', 'return', 'resize', 'claim'));
alter table order_requests drop constraint order_requests_order_no_kind_key;
create unique index order_requests_once on order_requests (order_no, kind) where kind in ('cancel', 'return');
create index order_requests_of_order on order_requests (order_no, created_at);
alter table order_requests
  -- New sizes, in the order of item_ids; empty unless it is for another size.
  add column sizes text[] not null default '{}',
  -- Where the piece is fetched; null where the order's own address is meant.
  add column pickup_address jsonb,
  add column state text check (state in ('open', 'accepted', 'declined', 'done')),
  add column state_note text not null default '',
  add check ((state is not null) = (kind in ('resize', 'claim')));
create index order_requests_that_wait on order_requests (created_at) where state in ('open', 'accepted');

-- Pictures of what is wrong, as they were sent; shown to the store's people only.
create table request_photos (
  request_id uuid not null references order_requests (id),
  position integer not null check (position between 1 and 3),
  media_type text not null check (media_type in ('image/jpeg', 'image/png', 'image/webp')),
  bytes bytea not null check (octet_length(bytes) between 1 and 102400),
  primary key (request_id, position)
);
revoke update, delete on request_photos from commerce_app;
