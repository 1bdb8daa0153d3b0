-- Transaction of the last change, as with pieces on hand: the catalogue asks for what changed since it looked.
alter table review_ratings add column changed_in xid8 not null default pg_current_xact_id();
create index review_ratings_by_change on review_ratings (changed_in);

create function note_rating_change() returns trigger language plpgsql as $$
begin
  new.changed_in := pg_current_xact_id();
  return new;
end $$;
create trigger review_ratings_changed before insert or update on review_ratings
  for each row execute function note_rating_change();
