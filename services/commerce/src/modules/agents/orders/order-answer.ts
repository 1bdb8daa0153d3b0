import { strictObject } from '@suvarna/contracts/endpoint';
import { Type } from 'typebox';
import { Item, Totals } from '../sessions/answers.ts';

const Words = Type.String({ minLength: 1 });
const Count = Type.Integer({ minimum: 0 });
const Url = Type.String({ pattern: '^https?://' });
const lines = (quantity: ReturnType<typeof Type.Integer>) =>
  Type.Array(strictObject({ id: Words, quantity }));

/** An order as a platform is told of it, whole; the same in answers and in events. */
export const OrderAnswer = strictObject({
  id: Words,
  label: Words,
  checkout_id: Words,
  permalink_url: Url,
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  line_items: Type.Array(
    strictObject({
      id: Words,
      item: Item,
      quantity: strictObject({ original: Count, total: Count, fulfilled: Count }),
      totals: Totals,
      status: Type.Enum(['processing', 'partial', 'fulfilled', 'removed']),
    }),
  ),
  fulfillment: strictObject({
    expectations: Type.Array(
      strictObject({
        id: Words,
        line_items: lines(Type.Integer({ minimum: 1 })),
        method_type: Type.Enum(['shipping', 'pickup']),
        destination: strictObject({
          address_country: Words,
          address_locality: Type.Optional(Words),
          address_region: Type.Optional(Words),
          postal_code: Type.Optional(Words),
        }),
        description: Type.Optional(Words),
      }),
    ),
    events: Type.Array(
      strictObject({
        id: Words,
        occurred_at: Words,
        type: Words,
        line_items: lines(Type.Integer({ minimum: 1 })),
        tracking_number: Type.Optional(Words),
        tracking_url: Type.Optional(Url),
      }),
    ),
  }),
  adjustments: Type.Optional(
    Type.Array(
      strictObject({
        id: Words,
        type: Words,
        occurred_at: Words,
        status: Type.Enum(['pending', 'completed']),
        line_items: Type.Optional(lines(Type.Integer())),
        totals: Type.Array(strictObject({ type: Type.Literal('total'), amount: Type.Integer() })),
      }),
    ),
  ),
  totals: Totals,
});
