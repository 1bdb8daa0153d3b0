-- Reviews that nobody wrote, to show a store that has none; never made in production, and marked wherever they are shown.
alter table reviews add column demo boolean not null default false;
