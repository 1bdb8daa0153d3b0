-- The zero of calls within a country is no part of a phone (shared/forms/src/phone-plans.ts has the rule): who signs
-- in without it finds the account. Where another account has the phone without it, both stay as they are; the
-- store's people see them in customers/phone-doubles/.
update customers set phone_no = substr(phone_no, 2)
where phone_verified_at is not null
  and phone_no ~ '^0[1-9]'
  and phone_code not in ('91', '1', '692', '7', '36', '370', '375', '993',
    '39', '225', '226', '227', '229', '241', '242', '247', '267', '268', '378', '501', '676', '679', '687', '853', '992')
  and not exists (
    select from customers other
    where other.phone_code = customers.phone_code and other.phone_no = substr(customers.phone_no, 2)
      and other.phone_verified_at is not null
  );
