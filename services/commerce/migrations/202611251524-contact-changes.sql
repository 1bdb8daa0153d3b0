-- A change of an account's e-mail address or phone: by a code to the old contact and one to the new, or,
-- when the old one is gone, by a code to the new one and a week in which the old one can stop it.
create table contact_changes (
  id uuid primary key,
  customer_id uuid not null references customers (id) on delete cascade,
  kind text not null check (kind in ('email', 'phone')),
  -- As the API writes them: an address in lower case, or "91-9876543210".
  target text not null,
  old_contact text not null,
  asked_at timestamptz not null,
  old_proven_at timestamptz,
  new_proven_at timestamptz,
  -- When it happens by itself, and what the link that stops it hashes to.
  due_at timestamptz,
  stop_hash bytea unique,
  state text not null default 'asked' check (state in ('asked', 'waiting', 'done', 'stopped', 'replaced', 'refused')),
  ended_at timestamptz,
  check ((state = 'waiting') <= (due_at is not null and stop_hash is not null and new_proven_at is not null)),
  check ((state in ('asked', 'waiting')) = (ended_at is null))
);
create unique index one_open_contact_change on contact_changes (customer_id) where state in ('asked', 'waiting');
create index contact_changes_due on contact_changes (due_at) where state = 'waiting';
create index contact_changes_of_customer on contact_changes (customer_id, asked_at desc);
