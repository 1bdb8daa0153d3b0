-- What is promised anew when a request is opened again: it goes before what it was asked with, which stays as it was.
alter table customer_requests add column requoted jsonb;
grant update (requoted) on customer_requests to commerce_app;
