-- Thickness of a design's metal in thousandths of the usual: with the design's other parameters it
-- decides the shape, and so the weight (shared/jewellery-model).
alter table designs add column gauge_milli integer not null default 1000 check (gauge_milli between 100 and 5000);
