-- What a payer means to use on the provider's page, which offers that first.
alter table payment_attempts
  add column method text check (method in ('upi', 'card', 'netbanking', 'wallet'));
