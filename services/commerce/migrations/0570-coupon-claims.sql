-- Who has used a coupon that is for once, by every contact the buyer gave: counted when the order
-- has its money, in that transaction. What only waits for money blocks nobody.
create table coupon_claims (
  code text not null references coupons (code),
  -- SHA-256 of the contact in one spelling; see domain/checkout/contact.ts.
  contact bytea not null check (octet_length(contact) = 32),
  order_no text not null references orders (order_no),
  -- Shown to be this buyer's by a code sent there, or only typed in.
  proven boolean not null,
  primary key (code, contact, order_no)
);
revoke update, delete on coupon_claims from commerce_app;

-- Uses so far, with what their orders know. Accounts' own contacts were proven by a code.
insert into coupon_claims (code, contact, order_no, proven)
select distinct on (u.code, c.contact, u.order_no) u.code, c.contact, u.order_no, c.proven
from coupon_uses u
join orders o on o.order_no = u.order_no
left join customers a on a.id = o.customer_id
cross join lateral (values
  (case when o.buyer_email <> '' then sha256(convert_to('mail:' || regexp_replace(lower(o.buyer_email), '^([^+@]+)(\+[^@]*)?@', '\1@'), 'UTF8')) end,
    a.email is not null and a.email = lower(o.buyer_email) and a.email_verified_at is not null),
  (sha256(convert_to('phone:' || regexp_replace(o.buyer_phone, '[^0-9]', '', 'g'), 'UTF8')), o.payment_mode = 'cod'),
  (case when a.phone_verified_at is not null then sha256(convert_to('phone:' || a.phone_code || a.phone_no, 'UTF8')) end, true)
) as c (contact, proven)
where u.once and u.state = 'spent' and c.contact is not null
order by u.code, c.contact, u.order_no, c.proven desc;

drop index coupon_once_per_buyer;
