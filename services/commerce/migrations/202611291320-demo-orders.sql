-- Orders that nobody made, to show a store that has none; never made in production. Each is one of a plan, and known
-- by its price hold before there is an order: what was left half made is found, and what is taken away is known.
create table demo_orders (
  place integer primary key check (place >= 0),
  lock_id uuid not null unique,
  -- Shown to nobody: its owner is a guest without a session.
  withdrawn boolean not null default false
);

-- Those of earlier releases, by who bought them and in which order.
insert into demo_orders (place, lock_id)
select first_place + nth - 1, lock_id
from (
  select buyer.first_place, buyer.orders, o.lock_id,
    row_number() over (partition by buyer.email order by o.created_at) as nth
  from (values
    ('demo@suvarna.example', 0, 4),
    ('demo-buyer-1@suvarna.example', 4, 3),
    ('demo-buyer-2@suvarna.example', 7, 3),
    ('demo-buyer-3@suvarna.example', 10, 3)
  ) as buyer (email, first_place, orders)
  join orders o on o.buyer_email = buyer.email
  where o.shipping_address ->> 'house' = '12' and o.shipping_address ->> 'street' = 'Residency Road' and o.payment_mode = 'cod'
    and o.state <> 'expired'
) made
where nth <= orders;
