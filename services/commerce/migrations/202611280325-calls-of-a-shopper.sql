-- Calls that a guest asked for become the account's, and go with it; those that were made go in time.
create index bounty_callbacks_of_shopper on bounty_callbacks (shopper);
create index bounty_callbacks_done on bounty_callbacks (done_at) where done_at is not null;
