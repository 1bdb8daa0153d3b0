-- Whether whoever booked had proven the number, as far as their session or browser said. What strangers book
-- with it takes none of its owner's places.
alter table appointments add column by_owner boolean not null default false;
update appointments set by_owner = true
from customers
where customers.id = appointments.customer_id and customers.phone_verified_at is not null
  and appointments.mobile = customers.phone_code || '-' || customers.phone_no;
