-- What a request is asked with stays as it was, for nobody to change. With its account goes where a piece
-- was to be fetched, and what was written beside it, unless the store paid for the piece.
create function forget_places_of(customer uuid) returns void language sql security definer set search_path = commerce, pg_temp as $$
  update customer_requests set evidence = evidence || '{"pickup": null, "comment": ""}'
  where customer_id = customer and kind in ('exchange', 'buy-back', 'old-gold')
    and not is_open and state not in ('credited', 'paid-out')
$$;
