-- The words of the field: a price is held, rows are locked; what marks a request is its fingerprint, and what
-- proves a row is its signature; messages leave by channels.
alter table price_locks rename to price_holds;
alter table price_holds rename column quote_print to signature;
alter table price_holds rename column bag_print to bag_fingerprint;
alter index price_locks_by_expiry rename to price_holds_by_expiry;
alter table orders rename column wish_print to request_fingerprint;
alter table outbox rename column lane to channel;
