-- What agents fill for people, until a person takes it over (modules/agents).
create table agent_sessions (
  id text primary key,
  kind text not null check (kind in ('cart', 'checkout')),
  platform text not null,
  profile_url text not null,
  verified boolean not null,
  guest_id uuid not null references guests (id) on delete cascade,
  cart_id text references agent_sessions (id) on delete cascade,
  state text not null check (state in ('open', 'accepted', 'completed', 'canceled')),
  currency text not null,
  locale text not null,
  wanted jsonb not null,
  quote jsonb not null,
  lock_id uuid,
  link_hash bytea not null unique,
  link_sealed bytea not null,
  opened_guest_id uuid references guests (id) on delete set null,
  opened_customer_id uuid references customers (id) on delete set null,
  order_no text unique references orders (order_no),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  forgotten boolean not null default false,
  check (num_nonnulls(opened_guest_id, opened_customer_id) <= 1),
  check (state <> 'completed' or order_no is not null)
);
create index agent_sessions_by_guest on agent_sessions (guest_id);
create index agent_sessions_by_cart on agent_sessions (cart_id) where cart_id is not null;
create index agent_sessions_open on agent_sessions (platform, verified) where state = 'open';
create index agent_sessions_by_age on agent_sessions (created_at);
create index agent_sessions_to_forget on agent_sessions (created_at) where not forgotten;
create index agent_sessions_to_end on agent_sessions (expires_at) where state in ('open', 'accepted');
create index agent_sessions_of_guest on agent_sessions (opened_guest_id) where opened_guest_id is not null;
create index agent_sessions_of_customer on agent_sessions (opened_customer_id) where opened_customer_id is not null;

-- A price that was promised to an agent, and is its buyer's now: it stands for the same pieces.
alter table price_holds add column handed_over boolean not null default false;

-- What platforms are told of orders.
alter table outbox drop constraint outbox_lane_check;
alter table outbox add constraint outbox_lane_check
  check (channel in ('events', 'sms', 'email', 'push', 'alerts', 'registry', 'agents')) not valid;
