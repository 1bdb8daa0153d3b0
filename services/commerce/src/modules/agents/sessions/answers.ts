/** What is answered of carts and checkouts, whole: checked in tests, and shown to agents that ask what a tool answers. */
import { strictObject } from '@suvarna/contracts/endpoint';
import { Type } from 'typebox';
import { Message } from '../model/message.ts';
import { Context } from '../model/presentment.ts';
import { Buyer, CheckoutAsked, NamedDestination } from './wanted.ts';

const Words = Type.String({ minLength: 1 });
/** Minor units of the session's currency. */
const Amount = Type.Integer();

const Row = strictObject({
  type: Words,
  display_text: Type.Optional(Words),
  amount: Amount,
  lines: Type.Optional(Type.Array(strictObject({ display_text: Words, amount: Amount }), { minItems: 1 })),
});
export const Totals = Type.Array(Row, { minItems: 2 });

export const Item = strictObject({
  /** Its SKU. */
  id: Words,
  title: Words,
  price: Type.Integer({ minimum: 0 }),
  image_url: Type.Optional(Words),
});

const LineItem = strictObject({
  id: Words,
  item: Item,
  quantity: Type.Integer({ minimum: 1 }),
  totals: Totals,
});

const Discounts = strictObject({
  codes: Type.Array(Type.String()),
  applied: Type.Array(
    strictObject({
      code: Words,
      title: Words,
      amount: Type.Integer({ minimum: 1 }),
      method: Type.Literal('across'),
      allocations: Type.Array(strictObject({ path: Words, amount: Type.Integer({ minimum: 1 }) })),
    }),
  ),
});

const Url = Type.String({ pattern: '^https?://' });

const session = {
  id: Words,
  line_items: Type.Array(LineItem),
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  totals: Totals,
  context: Type.Optional(Context),
  discounts: Type.Optional(Discounts),
  messages: Type.Optional(Type.Array(Message, { minItems: 1 })),
  links: Type.Array(strictObject({ type: Words, url: Url })),
  expires_at: Words,
  continue_url: Type.Optional(Url),
};

export const CartAnswer = strictObject({ ...session, buyer: Type.Optional(Buyer) });

const Option = strictObject({
  id: Words,
  title: Words,
  description: Type.Optional(Words),
  latest_fulfillment_time: Type.Optional(Words),
  totals: Type.Array(strictObject({ type: Type.Literal('total'), amount: Amount })),
});
const Method = strictObject({
  id: Words,
  type: Type.Enum(['shipping', 'pickup']),
  line_item_ids: Type.Array(Words),
  destinations: Type.Array(NamedDestination),
  selected_destination_id: Type.Union([Words, Type.Null()]),
  groups: Type.Optional(
    Type.Array(
      strictObject({
        id: Words,
        line_item_ids: Type.Array(Words),
        options: Type.Array(Option),
        selected_option_id: Words,
      }),
    ),
  ),
});
const Fulfillment = strictObject({
  methods: Type.Array(Method),
  available_methods: Type.Array(
    strictObject({
      type: Type.Enum(['shipping', 'pickup']),
      line_item_ids: Type.Array(Words),
      description: Words,
    }),
  ),
});

export const CheckoutAnswer = strictObject({
  ...session,
  buyer: CheckoutAsked.properties.buyer,
  status: Type.Enum(['incomplete', 'requires_escalation', 'complete_in_progress', 'completed', 'canceled']),
  fulfillment: Type.Optional(Fulfillment),
  order: Type.Optional(strictObject({ id: Words, permalink_url: Url })),
});
