-- Most stars first, and those with as many, of designs with very many reviews. One index to a file: writers wait for one at a time.
create index reviews_shown_most_stars on reviews (product_id, rating desc, created_at desc, id) where state = 'shown';
