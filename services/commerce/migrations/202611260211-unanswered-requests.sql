-- What nobody has answered for a piece is taken back with its return; so returns alone are withdrawn no more.
alter table order_requests drop constraint returns_alone_are_withdrawn;
