-- Gift vouchers of a third party (domain rules §2.10), and gift cards of our own. Amounts are paise.

-- A voucher that somebody brought to a bag. Number and PIN are sealed, and gone when nothing is to be reserved with them any more.
create table vouchers (
  voucher_id text primary key,
  guest_id uuid references guests (id),
  customer_id uuid references customers (id),
  -- Of its number, keyed: the same voucher in another's bag has the same one.
  fingerprint bytea not null,
  number_sealed bytea,
  pin_sealed bytea,
  last4 text not null,
  -- What was on it when its provider was asked last, with what this shopper put aside of it.
  balance bigint not null check (balance >= 0),
  -- At most so much of it is used.
  amount bigint not null check (amount > 0),
  expires_on date,
  in_bag boolean not null default true,
  created_at timestamptz not null,
  check ((guest_id is null) <> (customer_id is null)),
  check (not in_bag or (number_sealed is not null and pin_sealed is not null))
);
create unique index one_voucher_in_bag on vouchers (coalesce(customer_id, guest_id), fingerprint) where in_bag;
create index vouchers_of_customer on vouchers (customer_id, created_at desc) where customer_id is not null;
create index vouchers_of_guest on vouchers (guest_id) where guest_id is not null;
create index vouchers_by_number on vouchers (fingerprint);
create index vouchers_with_numbers on vouchers (created_at) where number_sealed is not null;

-- What a voucher was used for first: it pays for nothing else.
create table voucher_categories (
  fingerprint bytea primary key,
  category text not null check (category in ('plain-gold', 'diamond-gemstone', 'gold-coin')),
  since timestamptz not null
);

-- Value that is put aside at the provider, under a name that is its key there.
-- asked: its answer is not there yet. reserved: it is put aside. refused: it was not.
-- capturing: its order is placed, and the provider is to pay. captured: it has. declined: it would not.
-- releasing, released: it is the voucher's again. stuck: it would not be released.
create table voucher_reservations (
  reservation_id text primary key,
  voucher_id text not null references vouchers (voucher_id),
  amount bigint not null check (amount > 0),
  state text not null default 'asked'
    check (state in ('asked', 'reserved', 'refused', 'capturing', 'captured', 'declined', 'releasing', 'released', 'stuck')),
  order_no text,
  -- Of it, what the order is paid with.
  used bigint not null default 0,
  returned bigint not null default 0,
  valid_until timestamptz not null,
  -- When it is released, as long as no order has it.
  release_at timestamptz,
  tries integer not null default 0,
  next_try_at timestamptz,
  last_error text not null default '',
  created_at timestamptz not null,
  settled_at timestamptz,
  check (used between 0 and amount and returned between 0 and used),
  check ((order_no is null) = (used = 0)),
  check (order_no is null or state in ('reserved', 'capturing', 'captured', 'declined')),
  check (order_no is not null or state not in ('capturing', 'captured', 'declined'))
);
create index voucher_reservations_of_voucher on voucher_reservations (voucher_id);
create index voucher_reservations_of_order on voucher_reservations (order_no) where order_no is not null;
create index voucher_reservations_to_capture on voucher_reservations (next_try_at) where state = 'capturing';
create index voucher_reservations_to_release on voucher_reservations (release_at)
  where order_no is null and state in ('asked', 'reserved', 'releasing');
create index voucher_reservations_at_fault on voucher_reservations (created_at) where state in ('declined', 'stuck');
revoke delete on voucher_reservations from commerce_app;

-- What goes back to vouchers.
create table voucher_refunds (
  refund_id text primary key,
  reservation_id text not null references voucher_reservations (reservation_id),
  amount bigint not null check (amount > 0),
  state text not null default 'requested' check (state in ('requested', 'done', 'failed')),
  tries integer not null default 0,
  next_try_at timestamptz,
  last_error text not null default '',
  requested_at timestamptz not null,
  settled_at timestamptz,
  check ((state = 'done') = (settled_at is not null))
);
create index voucher_refunds_of_reservation on voucher_refunds (reservation_id);
create index voucher_refunds_to_send on voucher_refunds (next_try_at) where state = 'requested';
create index voucher_refunds_at_fault on voucher_refunds (requested_at) where state = 'failed';
revoke delete on voucher_refunds from commerce_app;

-- Who of the store's people let one of them be asked for again, and why.
create table voucher_retries (
  id text not null,
  at timestamptz not null,
  asked_by text not null,
  note text not null,
  error_before text not null
);
create index voucher_retries_of on voucher_retries (id, at);
revoke update, delete on voucher_retries from commerce_app;

-- Our own gift cards. unpaid, failed: it waits for its money. over: none came. paid: it can be used.
create table gift_cards (
  card_id text primary key,
  -- None for a card that the store gave.
  customer_id uuid references customers (id),
  -- Of the call that bought it: sent again, it is the same card.
  request_key bytea unique,
  state text not null default 'unpaid' check (state in ('unpaid', 'failed', 'over', 'paid', 'redeemed', 'void')),
  design text not null,
  amount bigint not null check (amount > 0),
  from_name text not null,
  to_name text not null,
  to_email text not null default '',
  message text not null default '',
  delivery text not null check (delivery in ('email', 'print')),
  send_on date not null,
  provider text check (provider in ('sandbox', 'razorpay')),
  locale text not null check (locale in ('en', 'hi')),
  -- Of its code: a hash by which it is found, and the code itself until it was handed over.
  code_hash bytea unique,
  code_sealed bytea,
  last4 text not null default '',
  created_at timestamptz not null,
  paid_at timestamptz,
  sent_at timestamptz,
  -- Last day on which it can be used.
  expires_on date,
  redeemed_at timestamptz,
  redeemed_by uuid references customers (id),
  refund_id text unique,
  refunded_at timestamptz,
  check ((state in ('paid', 'redeemed', 'void')) = (paid_at is not null)),
  check ((paid_at is null) = (code_hash is null) and (paid_at is null) = (expires_on is null)),
  check ((state = 'redeemed') = (redeemed_at is not null) and (redeemed_at is null) = (redeemed_by is null)),
  check (delivery = 'print' or to_email <> ''),
  check (customer_id is not null or state not in ('unpaid', 'failed', 'over'))
);
create index gift_cards_bought on gift_cards (customer_id, created_at desc) where customer_id is not null;
create index gift_cards_received on gift_cards (redeemed_by, redeemed_at desc) where redeemed_by is not null;
create index gift_cards_newest on gift_cards (created_at desc, card_id);
create index gift_cards_by_address on gift_cards (to_email text_pattern_ops) where to_email <> '';
create index gift_cards_by_last4 on gift_cards (last4) where last4 <> '';
create index gift_cards_to_send on gift_cards (send_on) where state = 'paid' and delivery = 'email' and sent_at is null;
create index gift_cards_to_end on gift_cards (created_at) where state in ('unpaid', 'failed');
revoke delete on gift_cards from commerce_app;

create table gift_card_history (
  id bigint generated always as identity primary key,
  card_id text not null references gift_cards (card_id),
  at timestamptz not null,
  event text not null,
  by text not null,
  note text not null default ''
);
create index gift_card_history_of_card on gift_card_history (card_id, id);
revoke update, delete on gift_card_history from commerce_app;
