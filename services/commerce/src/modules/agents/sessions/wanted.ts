/** What agents send of a cart or a checkout, each time as a whole: what is left out is gone (rule 52). */
import { type Static, Type } from 'typebox';
import { Context, Text } from '../model/presentment.ts';

/** Most lines of one session: each is kept with all that was said of it. */
const MOST_LINES = 30;

const Line = Type.Object({
  item: Type.Object({ id: Text }),
  quantity: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
});

/** As a platform tells it; confirmed by nobody. */
const Consent = Type.Object({
  analytics: Type.Optional(Type.Boolean()),
  preferences: Type.Optional(Type.Boolean()),
  marketing: Type.Optional(Type.Boolean()),
  sale_of_data: Type.Optional(Type.Boolean()),
});
export const Buyer = Type.Object({
  first_name: Type.Optional(Text),
  last_name: Type.Optional(Text),
  email: Type.Optional(Text),
  phone_number: Type.Optional(Text),
});
export type Buyer = Static<typeof Buyer>;

const Destination = Type.Object({
  id: Type.Optional(Text),
  first_name: Type.Optional(Text),
  last_name: Type.Optional(Text),
  phone_number: Type.Optional(Text),
  street_address: Type.Optional(Text),
  extended_address: Type.Optional(Text),
  address_locality: Type.Optional(Text),
  address_region: Type.Optional(Text),
  address_country: Type.Optional(Text),
  postal_code: Type.Optional(Text),
});
export type Destination = Static<typeof Destination>;
export const NamedDestination = Type.Object({ ...Destination.properties, id: Text });
export type NamedDestination = Static<typeof NamedDestination>;

const Nullable = Type.Union([Text, Type.Null()]);
const Method = Type.Object({
  id: Type.Optional(Text),
  type: Type.Optional(Type.Enum(['shipping', 'pickup'])),
  destinations: Type.Optional(Type.Array(Destination, { maxItems: 20 })),
  selected_destination_id: Type.Optional(Nullable),
  groups: Type.Optional(
    Type.Array(Type.Object({ selected_option_id: Type.Optional(Nullable) }), { maxItems: 20 }),
  ),
});
export type Method = Static<typeof Method>;
const Fulfillment = Type.Object({ methods: Type.Optional(Type.Array(Method, { maxItems: 5 })) });

const Discounts = Type.Object({ codes: Type.Optional(Type.Array(Text, { maxItems: 10 })) });

const cart = {
  line_items: Type.Array(Line, { maxItems: MOST_LINES }),
  context: Type.Optional(Context),
  buyer: Type.Optional(Buyer),
  discounts: Type.Optional(Discounts),
};

export const CartAsked = Type.Object(cart);
export type CartAsked = Static<typeof CartAsked>;

const checkout = {
  ...cart,
  buyer: Type.Optional(Type.Object({ ...Buyer.properties, consent: Type.Optional(Consent) })),
  fulfillment: Type.Optional(Fulfillment),
};
export const CheckoutAsked = Type.Object(checkout);
export type CheckoutAsked = Static<typeof CheckoutAsked>;

export const NewCheckoutAsked = Type.Object({ ...checkout, cart_id: Type.Optional(Text) });
export type NewCheckoutAsked = Static<typeof NewCheckoutAsked>;

/** What is kept of it with the session. */
export type Wanted = CheckoutAsked;
