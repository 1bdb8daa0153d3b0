-- Where the pieces of a design are made: ORIGINS of the contract.
alter table designs add column made_in text not null default 'IN' check (made_in ~ '^[A-Z]{2}$');
