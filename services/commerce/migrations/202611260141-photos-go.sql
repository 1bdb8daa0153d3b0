-- Photographs of what somebody handed in, or had a fault, go with the account. What was paid for is kept
-- with its papers: what the store bought, and how it looked.
create function keep_exchange_photos() returns trigger language plpgsql as $$
begin
  if exists (
    select from commerce.customer_requests r
    where r.request_id = old.request_id and (r.is_open or r.state in ('credited', 'paid-out'))
  ) then
    raise exception 'photos of a request that is open or was paid for stay';
  end if;
  return old;
end $$;
create trigger keep_exchange_photos before delete on exchange_photos
  for each row execute function keep_exchange_photos();
grant delete on exchange_photos to commerce_app;

create function keep_request_photos() returns trigger language plpgsql as $$
begin
  if exists (
    select from commerce.order_requests r where r.id = old.request_id and r.state in ('open', 'accepted')
  ) then
    raise exception 'photos of a request that is open stay';
  end if;
  return old;
end $$;
create trigger keep_request_photos before delete on request_photos
  for each row execute function keep_request_photos();
grant delete on request_photos to commerce_app;
