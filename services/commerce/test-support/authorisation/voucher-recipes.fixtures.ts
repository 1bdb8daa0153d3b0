import { get, post, type ObjectRecipe } from './object-recipe.fixtures.ts';
import type { Principal } from './principals.fixtures.ts';
import { UNKNOWN, type ResourceFactory } from './resources.fixtures.ts';

export function voucherRecipes(own: ResourceFactory): ObjectRecipe[] {
  const card = {
    make: (owner: Principal) => own.giftCard(owner),
    unknown: UNKNOWN.giftCard,
    foreign: '404 GIFT_CARD.NOT_FOUND',
    customersOnly: true,
  } as const;
  const remove = '/api/wallet/giftvoucher/remove/';
  return [
    {
      place: `POST ${remove} voucher_id`,
      make: (owner) => own.voucher(owner),
      ask: (_asker, id) => post(remove, { voucher_id: id }),
      unknown: UNKNOWN.voucher,
      foreign: '404 VOUCHER.NOT_FOUND',
    },
    {
      ...card,
      place: 'POST /api/gift_card/pay/ card_id',
      ask: (_asker, id) => post('/api/gift_card/pay/', { card_id: id }),
      // Nobody answers for the provider here.
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
