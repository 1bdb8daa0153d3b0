-- Refer and Earn: whose code is whose, who came by it, what was paid for it, and what the store's people decided.
create table referral_codes (
  customer_id uuid primary key references customers (id),
  code text not null unique check (code ~ '^[A-Z0-9]{8}$'),
  created_at timestamptz not null
);
revoke delete on referral_codes from commerce_app;

-- What was filled in with an account that waits for its code.
alter table registrations add column referral_code text not null default '';

-- An account is opened once, so it came by one code or by none.
create table referrals (
  id uuid primary key,
  invited_id uuid not null unique references customers (id),
  inviter_id uuid not null references customers (id),
  joined_at timestamptz not null,
  state text not null check (state in ('joined', 'doubted', 'rewarded', 'refused')),
  -- Why it waits for the store's people, and what they have looked at and allowed.
  doubts text[] not null default '{}',
  allowed text[] not null default '{}',
  -- The first order that was kept and large enough, and when its return window was over.
  order_no text references orders (order_no),
  kept_at timestamptz,
  check (invited_id <> inviter_id),
  check ((order_no is null) = (kept_at is null)),
  check ((state = 'doubted') = (doubts <> '{}')),
  check (state <> 'rewarded' or order_no is not null)
);
create index referrals_of_inviter on referrals (inviter_id, joined_at desc, id);
create index referrals_by_state on referrals (state, joined_at, id);
revoke delete on referrals from commerce_app;

-- The arrows as they are drawn; nobody moves a referral otherwise.
create table referral_moves (
  was text not null,
  became text not null,
  primary key (was, became)
);
insert into referral_moves (was, became) values
  ('joined', 'doubted'), ('joined', 'rewarded'), ('joined', 'refused'),
  ('doubted', 'joined'), ('doubted', 'refused'),
  -- Found out afterwards: what is left of the rewards is taken back.
  ('rewarded', 'refused');
revoke insert, update, delete on referral_moves from commerce_app;
create function referral_refuse_move() returns trigger language plpgsql security definer set search_path = commerce, pg_temp as $$
begin
  if not exists (select from referral_moves m where m.was = old.state and m.became = new.state) then
    raise exception 'referral % cannot become % from %', old.id, new.state, old.state using errcode = 'check_violation', constraint = 'referral_moves_as_drawn';
  end if;
  return new;
end $$;
create trigger referrals_move before update of state on referrals
  for each row when (old.state is distinct from new.state) execute function referral_refuse_move();

-- One reward for each of the two, once. The month is of India, for the inviter's cap.
create table referral_rewards (
  referral_id uuid not null references referrals (id),
  side text not null check (side in ('inviter', 'invited')),
  customer_id uuid not null references customers (id),
  amount bigint not null check (amount > 0),
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  at timestamptz not null,
  expires_at timestamptz not null,
  taken_back bigint not null default 0 check (taken_back between 0 and amount),
  primary key (referral_id, side)
);
create index referral_rewards_of_customer on referral_rewards (customer_id, side, month);
revoke delete on referral_rewards from commerce_app;

create table referral_history (
  id bigint generated always as identity primary key,
  referral_id uuid not null references referrals (id),
  at timestamptz not null,
  event text not null,
  by text not null,
  note text not null default ''
);
create index referral_history_of_referral on referral_history (referral_id, id);
revoke update, delete on referral_history from commerce_app;

-- The mailbox behind an e-mail address, as `checkout/contact.ts` has it.
create function mailbox_of(email text) returns text language sql immutable strict parallel safe as $$
  select case when provider in ('gmail.com', 'proton.me', 'protonmail.com', 'pm.me') then replace(name, '.', '') else name end
    || '@' || provider
  from (
    select coalesce(nullif(split_part(local, '+', 1), ''), local) as name,
      case written when 'googlemail.com' then 'gmail.com' else written end as provider
    from (
      select split_part(lower(trim(email)), '@', 1) as local, split_part(lower(trim(email)), '@', 2) as written
    ) parts
  ) mailbox
$$;
create index customers_by_mailbox on customers (mailbox_of(email)) where email is not null;
-- Whether somebody bought before, with or without an account.
create index orders_by_buyer on orders (buyer_key);
