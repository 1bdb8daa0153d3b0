/** The bag: it belongs to the session that asks, and no call names another's. */
import { Cart, CartAddBody, CartRemoveBody, CartUpdateBody } from './schemas.ts';
import { CartMergeBody, CartMerged } from '../identity/schemas.ts';
import { endpointsOf } from '../base/endpoint/endpoint.ts';

const { get, post } = endpointsOf('bag');

export const cartList = get('customer/cart/list/', 'shopper', {
  summary: 'The bag, priced now',
  answer: Cart,
});

export const cartAdd = post('customer/cart/add/', 'shopper', {
  once: true,
  summary: 'Puts pieces into the bag',
  body: CartAddBody,
  answer: Cart,
  alert: 'cart_add',
});

export const cartUpdate = post('customer/cart/update/', 'shopper', {
  once: true,
  summary: 'Sets the pieces of a line',
  body: CartUpdateBody,
  answer: Cart,
});

export const cartRemove = post('customer/cart/remove/', 'shopper', {
  once: true,
  summary: 'Takes a line out of the bag',
  body: CartRemoveBody,
  answer: Cart,
});

export const cartMerge = post('customer/cart/merge/', 'customer', {
  once: true,
  summary: 'Takes what a guest has into the account, once',
  body: CartMergeBody,
  answer: CartMerged,
});

export const cartMoveToWishlist = post('customer/cart/move_to_wishlist/', 'shopper', {
  once: true,
  summary: 'Moves a line of the bag to the wishlist',
  body: CartRemoveBody,
  answer: Cart,
});
