-- An account that is somebody else's by its bank is a person's to decide about, before anything is paid.
alter table exchange_papers add column registered_name text not null default '';
alter table exchange_papers add column name_accepted_by text not null default '';

insert into request_moves (kind, from_state, to_state, actor)
  select kind, arrow.from_state, arrow.to_state, arrow.actor
  from (values ('buy-back'), ('old-gold')) as kinds (kind),
    (values ('paying-out', 'name-check', 'payment'), ('name-check', 'paying-out', 'staff'),
      ('name-check', 'payout-failed', 'staff'), ('name-check', 'paying-out', 'customer'),
      ('name-check', 'paid-out', 'payment')) as arrow (from_state, to_state, actor);
