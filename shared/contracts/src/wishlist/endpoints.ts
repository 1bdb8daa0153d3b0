/**
 * The wishlist. The specification names it in the customer service and in the catalogue; both
 * spellings are answered (domain rules §2.14 row 37).
 */
import { NoFields } from '../base/endpoint/envelope.ts';
import {
  FavouritesQuery,
  SharedQuery,
  Wishlist,
  WishlistBody,
  WishlistMergeBody,
  WishlistShare,
  WishlistUnshared,
} from './schemas.ts';
import { endpoint } from '../base/endpoint/endpoint.ts';

export const wishlistRead = endpoint({
  method: 'GET',
  path: 'customer/customer_wishlist/',
  spellings: ['customer_wishlist/'],
  access: 'shopper',
  tag: 'wishlist',
  summary: 'The wishlist, priced now',
  answer: Wishlist,
});

export const wishlistAdd = endpoint({
  method: 'POST',
  path: 'customer_wishlist/add/',
  spellings: ['customer/customer_wishlist/add/'],
  access: 'shopper',
  once: true,
  tag: 'wishlist',
  summary: 'Puts a design on the wishlist',
  body: WishlistBody,
  answer: Wishlist,
});

export const wishlistRemove = endpoint({
  method: 'POST',
  path: 'customer_wishlist/remove/',
  spellings: ['customer/customer_wishlist/remove/'],
  access: 'shopper',
  once: true,
  tag: 'wishlist',
  summary: 'Takes a design off the wishlist',
  body: WishlistBody,
  answer: Wishlist,
});

export const wishlistMerge = endpoint({
  method: 'POST',
  path: 'customer_wishlist/merge/',
  spellings: ['customer/customer_wishlist/merge/'],
  access: 'shopper',
  once: true,
  tag: 'wishlist',
  summary: 'Takes in favourites kept in the browser',
  body: WishlistMergeBody,
  answer: Wishlist,
});

export const wishlistShare = endpoint({
  method: 'POST',
  path: 'customer_wishlist/share/',
  spellings: ['customer/customer_wishlist/share/'],
  access: 'customer',
  once: true,
  tag: 'wishlist',
  summary: 'A link to look at the wishlist',
  body: NoFields,
  answer: WishlistShare,
});

export const wishlistUnshare = endpoint({
  method: 'POST',
  path: 'customer_wishlist/unshare/',
  spellings: ['customer/customer_wishlist/unshare/'],
  access: 'customer',
  once: true,
  tag: 'wishlist',
  summary: 'Ends every link to the wishlist',
  body: NoFields,
  answer: WishlistUnshared,
});

export const wishlistFavourites = endpoint({
  method: 'GET',
  path: 'customer_wishlist/favourites/',
  spellings: ['customer/customer_wishlist/favourites/'],
  access: 'public',
  tag: 'wishlist',
  summary: 'Favourites a browser keeps by itself, priced now',
  query: FavouritesQuery,
  answer: Wishlist,
});

export const wishlistShared = endpoint({
  method: 'GET',
  path: 'customer_wishlist/shared/',
  spellings: ['customer/customer_wishlist/shared/'],
  access: 'public',
  tag: 'wishlist',
  summary: 'A wishlist a customer shared',
  query: SharedQuery,
  answer: Wishlist,
});
