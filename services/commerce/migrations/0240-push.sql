-- Notices reach a browser through the push service of its maker; a lane of their own, because that may be away.
alter table outbox drop constraint outbox_lane_check;
alter table outbox add constraint outbox_lane_check check (lane in ('events', 'sms', 'email', 'push'));

-- One browser that said yes. Whoever knows the endpoint may knock at it, so it is treated as a secret.
create table push_subscriptions (
  id uuid primary key,
  endpoint text not null,
  endpoint_hash bytea not null unique,
  p256dh text not null,
  auth text not null,
  topic text not null,
  locale text not null check (locale in ('en', 'hi')),
  guest_id uuid references guests (id) on delete cascade,
  customer_id uuid references customers (id) on delete cascade,
  created_at timestamptz not null,
  -- The browser says again now and then that it is there.
  renewed_at timestamptz not null,
  expires_at timestamptz,
  check (num_nonnulls(guest_id, customer_id) = 1)
);
create index push_subscriptions_of_guest on push_subscriptions (guest_id) where guest_id is not null;
create index push_subscriptions_of_customer on push_subscriptions (customer_id) where customer_id is not null;
create index push_subscriptions_of_topic on push_subscriptions (topic);
create index push_subscriptions_by_age on push_subscriptions (renewed_at);

-- Who sent what to a topic, and to how many browsers. A record: it is added to and never changed.
create table push_notices (
  id uuid primary key,
  topic text not null,
  sent_by text not null,
  words jsonb not null,
  recipients integer not null,
  sent_at timestamptz not null
);
create index push_notices_by_time on push_notices (sent_at desc);
revoke update, delete on push_notices from commerce_app;
