-- Words cut into a piece make it another piece: they belong to what a line is. A gift note goes
-- along with a line and changes nothing of it.
alter table cart_lines add column engraving text not null default '';
alter table cart_lines add column gift_note text not null default '';
alter table cart_lines drop constraint cart_lines_cart_id_product_id_karat_colour_size_key;
alter table cart_lines add unique (cart_id, product_id, karat, colour, size, engraving);
alter table order_lines add column engraving text not null default '';
