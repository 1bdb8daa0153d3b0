import type { ModuleAuthorisation } from '../../../test-support/authorisation/module-authorisation.fixtures.ts';
import { get, post, type ObjectRecipe } from '../../../test-support/authorisation/object-recipe.fixtures.ts';
import type { Principal } from '../../../test-support/authorisation/principals.fixtures.ts';
import { UNKNOWN, type ResourceFactory } from '../../../test-support/authorisation/resources.fixtures.ts';

function recipes(own: ResourceFactory): ObjectRecipe[] {
  const card = {
    make: (owner: Principal) => own.giftCard(owner),
    unknown: UNKNOWN.giftCard,
    foreign: '404 GIFT_CARD.NOT_FOUND',
    customersOnly: true,
  } as const;
  return [
    {
      ...card,
      place: 'POST /api/gift_card/pay/ card_id',
      ask: (_asker, id) => post('/api/gift_card/pay/', { card_id: id }),
      // No process answers for the provider here.
      own: '503 PAYMENT.PROVIDER_UNAVAILABLE',
    },
    {
      ...card,
      place: 'POST /api/gift_card/payment/verify/ card_id',
      ask: (_asker, id) => post('/api/gift_card/payment/verify/', { card_id: id }),
    },
    {
      ...card,
      place: 'GET /api/gift_card/download/ card_id',
      ask: (_asker, id) => get('/api/gift_card/download/', { card_id: id }),
      // A card that is not paid has no code.
      own: '409 GIFT_CARD.NOT_PRINTABLE',
    },
  ];
}

export const authorisation: ModuleAuthorisation = {
  recipes,
};
