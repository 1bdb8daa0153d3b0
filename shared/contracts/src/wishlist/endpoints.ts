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
import { endpointsOf } from '../base/endpoint/endpoint.ts';

const { get, post } = endpointsOf('wishlist');

export const wishlistRead = get('customer/customer_wishlist/', 'shopper', {
  spellings: ['customer_wishlist/'],
  summary: 'The wishlist, priced now',
  answer: Wishlist,
});

export const wishlistAdd = post('customer_wishlist/add/', 'shopper', {
  spellings: ['customer/customer_wishlist/add/'],
  once: true,
  summary: 'Puts a design on the wishlist',
  body: WishlistBody,
  answer: Wishlist,
});

export const wishlistRemove = post('customer_wishlist/remove/', 'shopper', {
  spellings: ['customer/customer_wishlist/remove/'],
  once: true,
  summary: 'Takes a design off the wishlist',
  body: WishlistBody,
  answer: Wishlist,
});

export const wishlistMerge = post('customer_wishlist/merge/', 'shopper', {
  spellings: ['customer/customer_wishlist/merge/'],
  once: true,
  summary: 'Takes in favourites kept in the browser',
  body: WishlistMergeBody,
  answer: Wishlist,
});

export const wishlistShare = post('customer_wishlist/share/', 'customer', {
  spellings: ['customer/customer_wishlist/share/'],
  once: true,
  summary: 'A link to look at the wishlist',
  body: NoFields,
  answer: WishlistShare,
});

export const wishlistUnshare = post('customer_wishlist/unshare/', 'customer', {
  spellings: ['customer/customer_wishlist/unshare/'],
  once: true,
  summary: 'Ends every link to the wishlist',
  body: NoFields,
  answer: WishlistUnshared,
});

export const wishlistFavourites = get('customer_wishlist/favourites/', 'public', {
  spellings: ['customer/customer_wishlist/favourites/'],
  summary: 'Favourites a browser keeps by itself, priced now',
  query: FavouritesQuery,
  answer: Wishlist,
});

export const wishlistShared = get('customer_wishlist/shared/', 'public', {
  spellings: ['customer/customer_wishlist/shared/'],
  summary: 'A wishlist somebody shared',
  query: SharedQuery,
  answer: Wishlist,
});
