-- Karats that are hallmarked: IS 1417:2016 with its amendment of July 2025.
alter table box_pieces drop constraint box_pieces_karat_check;
alter table box_pieces add constraint box_pieces_karat_check check (karat in (9, 14, 18, 20, 22, 23, 24));
alter table designs drop constraint designs_default_karat_check;
alter table designs add constraint designs_default_karat_check check (default_karat in (9, 14, 18, 20, 22, 23, 24));
