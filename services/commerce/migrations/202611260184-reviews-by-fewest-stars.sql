create index reviews_shown_fewest_stars on reviews (product_id, rating, created_at desc, id) where state = 'shown';
