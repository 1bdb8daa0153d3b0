-- What a person is told about the size of a piece: its model measures it, while width_tenth_mm and
-- height_tenth_mm are what the model is made from and may be clamped by it (shared/jewellery-model).
alter table designs add column outer_width_tenth_mm integer, add column outer_height_tenth_mm integer;
update designs set outer_width_tenth_mm = width_tenth_mm, outer_height_tenth_mm = height_tenth_mm;
alter table designs
  alter column outer_width_tenth_mm set not null, add check (outer_width_tenth_mm > 0),
  alter column outer_height_tenth_mm set not null, add check (outer_height_tenth_mm > 0);
