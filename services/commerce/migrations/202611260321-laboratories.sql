-- Who certifies the diamonds of a design. Cut, polish and symmetry stand in its rows of stones; the
-- catalogue of a release fills both at the next start. A design nobody stated it of has none.
alter table designs add column laboratory text check (laboratory ~ '^[A-Za-z][A-Za-z0-9 .&''()-]{1,59}$');
