/** The bag: it belongs to the session that asks, and no call names another's. */
import { Cart, CartAddBody, CartRemoveBody, CartUpdateBody } from './schemas.ts';
import { CartMergeBody, CartMerged } from '../identity/schemas.ts';
import { endpoint } from '../base/endpoint/endpoint.ts';

export const cartList = endpoint({
  method: 'GET',
  path: 'customer/cart/list/',
  access: 'shopper',
  tag: 'bag',
  summary: 'The bag, priced now',
  answer: Cart,
});

export const cartAdd = endpoint({
  method: 'POST',
  path: 'customer/cart/add/',
  access: 'shopper',
  once: true,
  tag: 'bag',
  summary: 'Puts pieces into the bag',
  body: CartAddBody,
  answer: Cart,
  alert: 'cart_add',
});

export const cartUpdate = endpoint({
  method: 'POST',
  path: 'customer/cart/update/',
  access: 'shopper',
  once: true,
  tag: 'bag',
  summary: 'Sets the pieces of a line',
  body: CartUpdateBody,
  answer: Cart,
});

export const cartRemove = endpoint({
  method: 'POST',
  path: 'customer/cart/remove/',
  access: 'shopper',
  once: true,
  tag: 'bag',
  summary: 'Takes a line out of the bag',
  body: CartRemoveBody,
  answer: Cart,
});

export const cartMerge = endpoint({
  method: 'POST',
  path: 'customer/cart/merge/',
  access: 'customer',
  once: true,
  tag: 'customer',
  summary: 'Takes what a guest has into the account, once',
  body: CartMergeBody,
  answer: CartMerged,
});

export const cartMoveToWishlist = endpoint({
  method: 'POST',
  path: 'customer/cart/move_to_wishlist/',
  access: 'shopper',
  once: true,
  tag: 'wishlist',
  summary: 'Moves a line of the bag to the wishlist',
  body: CartRemoveBody,
  answer: Cart,
});
