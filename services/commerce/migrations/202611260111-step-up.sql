-- A code proves who sits at a browser; a password alone, which may be stolen, does not. Addresses and money
-- wait for one in a browser where none was ever given.
alter table sign_ins add column code_given_at timestamptz;
-- Of this browser, for this account.
alter table known_devices add column code_given_at timestamptz;
