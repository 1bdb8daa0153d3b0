-- The queue finds requests of all kinds by one text. In a file of its own, so that nothing else waits for it.
create index order_requests_by_text on order_requests ((id::text));
