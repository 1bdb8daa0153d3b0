-- Whether figures of a design hold any of them. One index to a file: writers wait for one at a time.
create index reviews_demo on reviews (product_id) where demo;
