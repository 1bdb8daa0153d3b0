-- Whose account ended has no name on cards: at once, or once a card that waits for its day was sent.
alter table gift_cards add column buyer_left_at timestamptz;
update gift_cards set buyer_left_at = customers.erased_at
from customers where customers.id = gift_cards.customer_id and customers.erased_at is not null;
create index gift_cards_of_who_left on gift_cards (card_id)
  where buyer_left_at is not null and (from_name <> '' or to_name <> '');
