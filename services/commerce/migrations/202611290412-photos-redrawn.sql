-- Every photo is kept as it was drawn anew: its pixels alone. What was kept before that, as it was sent, is
-- not handed on until a job has drawn it anew; `null` says that it cannot be drawn.
alter table box_photos add column redrawn boolean default false;
alter table request_photos add column redrawn boolean default false;
alter table exchange_photos add column redrawn boolean default false;

-- A photo drawn anew may be larger than the file that was sent.
alter table box_photos drop constraint box_photos_bytes_check,
  add check (octet_length(bytes) between 1 and 1000000);
alter table request_photos drop constraint request_photos_bytes_check,
  add check (octet_length(bytes) between 1 and 1000000);

create index box_photos_as_sent on box_photos (piece_id, position) where redrawn = false;
create index request_photos_as_sent on request_photos (request_id, position) where redrawn = false;
create index exchange_photos_as_sent on exchange_photos (request_id, position) where redrawn = false;

-- Evidence stays as it is: a photo changes once, into itself drawn anew.
create function redraw_photo_once() returns trigger language plpgsql as $$
begin
  if old.redrawn is distinct from false then
    raise exception 'a photo changes once, when it is drawn anew';
  end if;
  return new;
end $$;
create trigger redraw_once before update on request_photos
  for each row execute function redraw_photo_once();
create trigger redraw_once before update on exchange_photos
  for each row execute function redraw_photo_once();
grant update (media_type, bytes, redrawn) on request_photos, exchange_photos to commerce_app;
