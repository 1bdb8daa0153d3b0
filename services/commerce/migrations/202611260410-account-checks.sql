-- A bank may take its time to say whose an account is: by this name its provider is asked again, instead of
-- for another look, which costs money each time.
alter table exchange_payouts add column check_id text check (char_length(check_id) <= 100);
grant update (check_id) on exchange_payouts to commerce_app;
