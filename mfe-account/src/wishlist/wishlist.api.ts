import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import { type ProductDetail, productDetails } from '@suvarna/contracts/catalogue';
import {
  type Wishlist,
  type WishlistItem,
  wishlistShare,
  wishlistShared,
  wishlistUnshare,
} from '@suvarna/contracts/wishlist';
import { bagStore, wishlistStore } from '@suvarna/stores';

export type Sizes = ProductDetail['options']['sizes'];

/** Sizes the design is made in, the way its card shows it. */
export async function readSizes({ product_id, karat, colour }: WishlistItem): Promise<Sizes> {
  return (await call(api, productDetails, { query: { product_id, karat, colour } })).options.sizes;
}

/** Into the bag first: what cannot be had stays on the list. */
export async function moveToBag(
  { product_id, sku, karat, colour }: WishlistItem,
  about: { readonly title: string; readonly size: string },
): Promise<void> {
  const { title, size } = about;
  await bagStore
    .getState()
    .add({ product_id, karat, colour, quantity: 1, ...(size === '' ? { sku } : { size }) }, { title });
  await wishlistStore.getState().wish(product_id, false);
}

/** @returns the language-neutral path of a link to the customer's list */
export const shareWishlist = async (): Promise<string> => (await call(api, wishlistShare, { body: {} })).path;

/** Ends every link to the customer's list. */
export async function endSharing(): Promise<void> {
  await call(api, wishlistUnshare, { body: {} });
}

export const readShared = (token: string, signal?: AbortSignal): Promise<Wishlist> =>
  call(api, wishlistShared, { query: { token }, ...(signal && { signal }) });
