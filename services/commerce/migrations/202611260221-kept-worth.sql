-- What a piece is worth is read from its order line alone, also when its design leaves the catalogue (ADR 55).
alter table order_lines add column category text not null default '';
alter table order_lines add column form text not null default '';
-- Stones that were not written down when it was sold, but now, as its design has them.
alter table order_lines add column stones_of_design boolean not null default false;

update order_lines line
  set category = design.category, form = design.form,
    stones = coalesce(line.stones, design.stones), stones_of_design = line.stones is null
  from designs design
  where design.product_id = line.product_id;
