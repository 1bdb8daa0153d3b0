-- What people write to the store: questions, franchises, grievances. Whoever writes needs no account.
create table enquiries (
  ticket text primary key check (ticket ~ '^(CQ|FR|GR)-[0-9A-Z]{10}$'),
  kind text not null check (kind in ('contact', 'franchise', 'grievance')),
  customer_id uuid references customers (id),
  state text not null check (state in ('open', 'in-progress', 'resolved')),
  -- Of who and what on which day: the same words again are the same enquiry.
  fingerprint bytea not null unique check (octet_length(fingerprint) = 32),
  name text not null check (char_length(name) <= 80),
  email text not null check (char_length(email) <= 254),
  mobile text not null default '' check (mobile ~ '^([0-9]{1,3}-[0-9]{6,15})?$'),
  city text not null default '' check (char_length(city) <= 80),
  order_no text not null default '' check (char_length(order_no) <= 40),
  message text not null check (char_length(message) <= 6000),
  locale text not null check (locale in ('en', 'hi')),
  created_at timestamptz not null,
  acknowledged_at timestamptz not null,
  due_at timestamptz not null,
  version integer not null default 1,
  resolved_at timestamptz,
  -- When what is personal in it went; the ticket and its times stay.
  forgotten_at timestamptz,
  check ((state = 'resolved') = (resolved_at is not null)),
  check (forgotten_at is null or (name = '' and email = '' and mobile = '' and city = '' and order_no = '' and message = ''))
);
create index enquiries_due on enquiries (due_at, ticket) where state <> 'resolved';
create index enquiries_newest on enquiries (created_at desc, ticket);
create index enquiries_of_customer on enquiries (customer_id) where customer_id is not null;
create index enquiries_to_forget on enquiries (resolved_at) where forgotten_at is null;
revoke delete on enquiries from commerce_app;

create table enquiry_steps (
  id integer generated always as identity primary key,
  ticket text not null references enquiries (ticket),
  state text not null check (state in ('open', 'in-progress', 'resolved')),
  at timestamptz not null,
  by text not null check (char_length(by) <= 80),
  note text not null default '' check (char_length(note) <= 1000),
  answer text not null default '' check (char_length(answer) <= 3000)
);
create index enquiry_steps_of_ticket on enquiry_steps (ticket, id);
revoke delete on enquiry_steps from commerce_app;
revoke update on enquiry_steps from commerce_app;
grant update (note, answer) on enquiry_steps to commerce_app;
