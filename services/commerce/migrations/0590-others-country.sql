-- Addresses and pincodes of the option "Others" (specification §1): OTH, which is no country of ISO 3166.
alter table addresses
  drop constraint addresses_country_id_check,
  add constraint addresses_country_id_check check (country_id ~ '^(?:[A-Z]{2}|OTH)$');
alter table shopper_pincodes
  drop constraint shopper_pincodes_country_id_check,
  add constraint shopper_pincodes_country_id_check check (country_id ~ '^(?:[A-Z]{2}|OTH)$');
