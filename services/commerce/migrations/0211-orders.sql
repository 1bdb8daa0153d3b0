-- What an order may become, and who may make it so. States go forward only; the one pair that goes
-- both ways is a payment that failed and is tried again.
create table order_transitions (
  from_state text not null,
  to_state text not null,
  actor text not null check (actor in ('payment', 'shopper', 'staff', 'clock')),
  primary key (from_state, to_state, actor)
);
insert into order_transitions (from_state, to_state, actor) values
  ('payment_pending', 'payment_failed', 'payment'), ('payment_failed', 'payment_pending', 'payment'),
  ('payment_pending', 'placed', 'payment'), ('payment_failed', 'placed', 'payment'),
  ('payment_pending', 'expired', 'clock'), ('payment_failed', 'expired', 'clock'),
  ('payment_pending', 'expired', 'shopper'), ('payment_failed', 'expired', 'shopper'),
  ('placed', 'confirmed', 'staff'),
  ('confirmed', 'in_production', 'staff'), ('confirmed', 'quality_check', 'staff'), ('in_production', 'quality_check', 'staff'),
  ('quality_check', 'hallmarking', 'staff'), ('quality_check', 'ready', 'staff'), ('hallmarking', 'ready', 'staff'),
  ('ready', 'shipped', 'staff'), ('shipped', 'out_for_delivery', 'staff'), ('out_for_delivery', 'delivered', 'staff'),
  ('delivered', 'closed', 'clock'), ('delivered', 'closed', 'staff'), ('return_rejected', 'closed', 'clock'), ('return_rejected', 'closed', 'staff'),
  ('placed', 'cancel_requested', 'shopper'), ('confirmed', 'cancel_requested', 'shopper'), ('in_production', 'cancel_requested', 'shopper'),
  ('quality_check', 'cancel_requested', 'shopper'), ('hallmarking', 'cancel_requested', 'shopper'), ('ready', 'cancel_requested', 'shopper'),
  ('cancel_requested', 'cancelled', 'staff'),
  ('cancelled', 'refund_initiated', 'staff'), ('return_qc', 'refund_initiated', 'staff'), ('refund_initiated', 'refunded', 'payment'),
  ('delivered', 'return_requested', 'shopper'), ('return_requested', 'pickup_scheduled', 'staff'), ('pickup_scheduled', 'picked_up', 'staff'),
  ('picked_up', 'return_qc', 'staff'), ('return_qc', 'return_rejected', 'staff');
revoke insert, update, delete on order_transitions from commerce_app;

create table orders (
  order_no text primary key check (order_no ~ '^[A-Z0-9-]{6,24}$'),
  guest_id uuid references guests (id),
  customer_id uuid references customers (id),
  state text not null,
  payment_mode text not null,
  currency text not null check (currency in ('INR', 'GBP', 'USD', 'SGD', 'AED')),
  lock_id uuid not null unique,
  -- Same bag, ways and address of one shopper: the same order is answered, not made twice.
  wish_print bytea not null,
  rate_version integer not null,
  -- What was promised at the lock, and what is to be paid: the same or, when prices fell, less.
  locked_payable bigint not null check (locked_payable >= 0),
  payable bigint not null check (payable >= 0 and payable <= locked_payable),
  coins integer not null default 0 check (coins >= 0),
  coupon_code text,
  coupon_discount bigint not null default 0 check (coupon_discount >= 0),
  totals jsonb not null,
  place_of_supply text not null,
  shipping_address jsonb not null,
  billing_address jsonb not null,
  buyer_email text not null,
  buyer_phone text not null,
  buyer_key bytea not null,
  -- Sealed with the key of the settings; only the last four signs are shown (domain rules §2.6).
  identity_kind text check (identity_kind in ('pan', 'passport')),
  identity_sealed bytea,
  identity_last4 text,
  gift_note text not null default '',
  locale text not null check (locale in ('en', 'hi')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  placed_at timestamptz,
  delivered_at timestamptz,
  invoice_no text unique,
  check (num_nonnulls(guest_id, customer_id) = 1),
  check ((identity_kind is null) = (identity_sealed is null) and (identity_kind is null) = (identity_last4 is null))
);
create index orders_of_customer on orders (customer_id, created_at desc) where customer_id is not null;
create index orders_of_guest on orders (guest_id, created_at desc) where guest_id is not null;
create index orders_that_wait on orders (expires_at) where state in ('payment_pending', 'payment_failed');
create index orders_delivered on orders (delivered_at) where state in ('delivered', 'return_rejected');
revoke delete on orders from commerce_app;

create table order_lines (
  id uuid primary key,
  order_no text not null references orders (order_no),
  position integer not null,
  product_id integer not null,
  sku text not null,
  karat integer not null,
  colour text not null,
  size text not null,
  quantity integer not null check (quantity between 1 and 10),
  -- The line as it was quoted, and what its tax and invoice need.
  quote jsonb not null,
  hsn text not null,
  gst_bp integer not null,
  net_weight_mg integer not null,
  gross_weight_mg integer not null,
  from_stock boolean not null,
  dispatch_date date not null,
  delivery_date date not null,
  -- One for each piece, once it is hallmarked; purity and components are what the invoice says of it.
  huids text[] not null default '{}',
  purity text not null,
  components jsonb not null,
  unique (order_no, position)
);
revoke delete on order_lines from commerce_app;

create table order_steps (
  id bigint generated always as identity primary key,
  order_no text not null references orders (order_no),
  state text not null,
  at timestamptz not null,
  actor text not null,
  note text not null default ''
);
create index order_steps_of_order on order_steps (order_no, id);
revoke update, delete on order_steps from commerce_app;

-- The last wall: no state that the table of transitions does not know of.
create function refuse_unknown_transition() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'payment_pending' then
      raise exception 'an order begins as payment_pending, not as %', new.state using errcode = 'check_violation';
    end if;
  elsif new.state <> old.state and not exists (select from order_transitions t where t.from_state = old.state and t.to_state = new.state) then
    raise exception 'an order goes not from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger orders_go_forward before insert or update of state on orders
  for each row execute function refuse_unknown_transition();

create table stock_reservations (
  order_no text not null references orders (order_no),
  product_id integer not null references stock_levels (product_id),
  quantity integer not null check (quantity > 0),
  state text not null check (state in ('held', 'sold', 'released', 'returned')),
  primary key (order_no, product_id)
);
revoke delete on stock_reservations from commerce_app;

create table coupon_uses (
  order_no text primary key references orders (order_no),
  code text not null references coupons (code),
  buyer_key bytea not null,
  once boolean not null,
  state text not null check (state in ('held', 'spent', 'released'))
);
create unique index coupon_once_per_buyer on coupon_uses (code, buyer_key) where once and state <> 'released';
revoke delete on coupon_uses from commerce_app;

create table order_reasons (
  reason_id integer primary key,
  kind text not null check (kind in ('cancel', 'return')),
  label text not null,
  label_hi text not null,
  position integer not null
);
insert into order_reasons (reason_id, kind, label, label_hi, position) values
  (1, 'cancel', 'I changed my mind', 'मेरा विचार बदल गया', 1),
  (2, 'cancel', 'I ordered by mistake', 'गलती से ऑर्डर हो गया', 2),
  (3, 'cancel', 'The delivery takes too long', 'डिलीवरी में बहुत समय लग रहा है', 3),
  (4, 'cancel', 'I want another size or design', 'मुझे दूसरा साइज़ या डिज़ाइन चाहिए', 4),
  (5, 'cancel', 'The address or phone number is wrong', 'पता या फ़ोन नंबर गलत है', 5),
  (6, 'cancel', 'Another reason', 'कोई और कारण', 6),
  (11, 'return', 'It does not fit', 'साइज़ सही नहीं है', 1),
  (12, 'return', 'It looks different from the pictures', 'तस्वीरों से अलग दिखता है', 2),
  (13, 'return', 'The piece is damaged', 'गहना खराब है', 3),
  (14, 'return', 'A wrong piece was delivered', 'गलत गहना मिला', 4),
  (15, 'return', 'I no longer need it', 'अब ज़रूरत नहीं है', 5),
  (16, 'return', 'Another reason', 'कोई और कारण', 6);

create table order_requests (
  id uuid primary key,
  order_no text not null references orders (order_no),
  kind text not null check (kind in ('cancel', 'return')),
  reason_id integer not null references order_reasons (reason_id),
  comment text not null,
  item_ids uuid[] not null,
  created_at timestamptz not null,
  unique (order_no, kind)
);

-- One refund for an order, in the tenders it was paid with.
create table refunds (
  refund_order_id text primary key,
  order_no text not null unique references orders (order_no),
  currency text not null,
  amount bigint not null check (amount > 0),
  bank_amount bigint not null check (bank_amount >= 0),
  coins integer not null check (coins >= 0),
  state text not null check (state in ('initiated', 'done')),
  approved_by text not null,
  created_at timestamptz not null,
  done_at timestamptz,
  check (amount = bank_amount + coins * 100),
  check ((state = 'done') = (done_at is not null))
);
revoke delete on refunds from commerce_app;

-- Following an order with a code: the token is known to who asked, here is what it hashes to.
create table order_tracking (
  token_hash bytea primary key,
  order_no text not null references orders (order_no),
  expires_at timestamptz not null
);
create index order_tracking_by_expiry on order_tracking (expires_at);

-- Invoice numbers follow each other without gaps within a financial year (GST rule 46).
create table invoice_counters (
  financial_year text primary key,
  last integer not null check (last > 0)
);
revoke delete on invoice_counters from commerce_app;
