import { Type } from 'typebox';
import type { AgentCall, Operation } from '../operation.ts';
import { CartAnswer, CheckoutAnswer } from '../sessions/answers.ts';
import { CartAsked, CheckoutAsked, NewCheckoutAsked } from '../sessions/wanted.ts';
import { cancelCart, createCart, getCart, updateCart } from './carts.ts';
import {
  cancelCheckout,
  completeCheckout,
  createCheckout,
  getCheckout,
  updateCheckout,
} from './checkouts.ts';

const NOTHING = Type.Object({});

const cart = { capability: 'dev.ucp.shopping.cart', answer: CartAnswer };
const checkout = { capability: 'dev.ucp.shopping.checkout', answer: CheckoutAnswer };

const CARTS: readonly Operation[] = [
  {
    ...cart,
    name: 'create_cart',
    description:
      'Begins a cart with variants by their SKUs. Prices are in it, and a link by which a person goes on in the shop.',
    method: 'POST',
    path: '/carts',
    payload: CartAsked,
    payloadKey: 'cart',
    change: (tx, call: AgentCall<CartAsked>) => createCart(tx, call),
  },
  {
    ...cart,
    name: 'get_cart',
    description: 'Reads a cart as it stands now.',
    method: 'GET',
    path: '/carts/:id',
    payload: NOTHING,
    run: getCart,
  },
  {
    ...cart,
    name: 'update_cart',
    description: 'Replaces a cart: what is left out of it is gone.',
    method: 'PUT',
    path: '/carts/:id',
    payload: CartAsked,
    payloadKey: 'cart',
    change: (tx, call: AgentCall<CartAsked>) => updateCart(tx, call),
  },
  {
    ...cart,
    name: 'cancel_cart',
    description: 'Ends a cart. Afterwards it is not found.',
    method: 'POST',
    path: '/carts/:id/cancel',
    payload: NOTHING,
    isKeyRequired: true,
    change: cancelCart,
  },
];

const CHECKOUTS: readonly Operation[] = [
  {
    ...checkout,
    name: 'create_checkout',
    description:
      'Begins a checkout with variants by their SKUs, or of a cart. The price is held for 30 minutes; a person pays in the shop.',
    method: 'POST',
    path: '/checkout-sessions',
    payload: NewCheckoutAsked,
    payloadKey: 'checkout',
    isSignatureRequired: true,
    change: (tx, call: AgentCall<NewCheckoutAsked>) => createCheckout(tx, call),
  },
  {
    ...checkout,
    name: 'get_checkout',
    description:
      'Reads a checkout as it stands now: its sums, what is missing, and the order once there is one.',
    method: 'GET',
    path: '/checkout-sessions/:id',
    payload: NOTHING,
    run: getCheckout,
  },
  {
    ...checkout,
    name: 'update_checkout',
    description: 'Replaces a checkout: what is left out of it is gone. Promises its price anew.',
    method: 'PUT',
    path: '/checkout-sessions/:id',
    payload: CheckoutAsked,
    payloadKey: 'checkout',
    isSignatureRequired: true,
    change: (tx, call: AgentCall<CheckoutAsked>) => updateCheckout(tx, call),
  },
  {
    ...checkout,
    name: 'complete_checkout',
    description: 'Says what is left to do. A person pays in the shop, by the link of the checkout.',
    method: 'POST',
    path: '/checkout-sessions/:id/complete',
    payload: NOTHING,
    payloadKey: 'checkout',
    isSignatureRequired: true,
    isKeyRequired: true,
    change: completeCheckout,
  },
  {
    ...checkout,
    name: 'cancel_checkout',
    description: 'Ends a checkout that is not completed.',
    method: 'POST',
    path: '/checkout-sessions/:id/cancel',
    payload: NOTHING,
    isSignatureRequired: true,
    isKeyRequired: true,
    change: cancelCheckout,
  },
];

/** What an agent fills for its person. Nothing is bought, and no stock held, before the person says so. */
export const SHOPPING_OPERATIONS: readonly Operation[] = [...CARTS, ...CHECKOUTS];
