-- Notices go to the browser of a sign-in, and end with it. No reference: a sign-in may be tidied away, and
-- of a browser that subscribed before this nobody knows it.
alter table push_subscriptions add column sign_in_id uuid;
create index push_subscriptions_of_sign_in on push_subscriptions (sign_in_id) where sign_in_id is not null;
