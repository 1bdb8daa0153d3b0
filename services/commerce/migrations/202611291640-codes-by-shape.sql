-- A new language or currency needs no migration: tables look at the shape of a code, and which ones there are is
-- known by the lists of the contracts (LOCALES, COUNTRIES). Rows are looked at by the next file, which stops nobody.
alter table appointments
  drop constraint appointments_locale_check,
  add constraint appointments_locale_shape check (locale ~ '^[a-z]{2}$') not valid;
alter table bounty_payments
  drop constraint bounty_payments_locale_check,
  add constraint bounty_payments_locale_shape check (locale ~ '^[a-z]{2}$') not valid;
alter table bounty_plans
  drop constraint bounty_plans_locale_check,
  add constraint bounty_plans_locale_shape check (locale ~ '^[a-z]{2}$') not valid;
alter table consents
  drop constraint consents_locale_check,
  add constraint consents_locale_shape check (locale ~ '^[a-z]{2}$') not valid;
alter table customer_requests
  drop constraint customer_requests_locale_check,
  add constraint customer_requests_locale_shape check (locale ~ '^[a-z]{2}$') not valid;
alter table customers
  drop constraint customers_language_check,
  add constraint customers_language_shape check (language ~ '^[a-z]{2}$') not valid;
alter table enquiries
  drop constraint enquiries_locale_check,
  add constraint enquiries_locale_shape check (locale ~ '^[a-z]{2}$') not valid;
alter table gift_cards
  drop constraint gift_cards_locale_check,
  add constraint gift_cards_locale_shape check (locale ~ '^[a-z]{2}$') not valid;
alter table guest_watches
  drop constraint guest_watches_currency_check,
  add constraint guest_watches_currency_shape check (currency ~ '^[A-Z]{3}$') not valid,
  drop constraint guest_watches_locale_check,
  add constraint guest_watches_locale_shape check (locale ~ '^[a-z]{2}$') not valid;
alter table invoice_pdfs
  drop constraint invoice_pdfs_locale_check,
  add constraint invoice_pdfs_locale_shape check (locale ~ '^[a-z]{2}$') not valid;
alter table ledger_accounts
  drop constraint ledger_accounts_unit_check,
  add constraint ledger_accounts_unit_shape check (unit ~ '^([A-Z]{3}|COIN)$') not valid;
alter table orders
  drop constraint orders_currency_check,
  add constraint orders_currency_shape check (currency ~ '^[A-Z]{3}$') not valid,
  drop constraint orders_locale_check,
  add constraint orders_locale_shape check (locale ~ '^[a-z]{2}$') not valid;
alter table payment_attempts
  drop constraint payment_attempts_currency_check,
  add constraint payment_attempts_currency_shape check (currency ~ '^[A-Z]{3}$') not valid;
alter table price_holds
  drop constraint price_locks_currency_check,
  add constraint price_holds_currency_shape check (currency ~ '^[A-Z]{3}$') not valid;
alter table push_subscriptions
  drop constraint push_subscriptions_locale_check,
  add constraint push_subscriptions_locale_shape check (locale ~ '^[a-z]{2}$') not valid;
alter table reviews
  drop constraint reviews_locale_check,
  add constraint reviews_locale_shape check (locale ~ '^[a-z]{2}$') not valid;
alter table social_flows
  drop constraint social_flows_locale_check,
  add constraint social_flows_locale_shape check (locale ~ '^[a-z]{2}$') not valid;
alter table watches
  drop constraint watches_currency_check,
  add constraint watches_currency_shape check (currency ~ '^[A-Z]{3}$') not valid,
  drop constraint watches_locale_check,
  add constraint watches_locale_shape check (locale ~ '^[a-z]{2}$') not valid;
