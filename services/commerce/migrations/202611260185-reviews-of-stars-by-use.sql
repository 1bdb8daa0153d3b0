create index reviews_shown_stars_by_use on reviews (product_id, rating, helpful desc, created_at desc, id)
  where state = 'shown';
