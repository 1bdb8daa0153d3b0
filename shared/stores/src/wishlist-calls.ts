/** What the wishlist asks of the server. `left`: the shopper left in the meantime, and the answer is no shopper's. */
import { type ApiClient, call, isApiFailure } from '@suvarna/contracts/call';
import {
  type Wishlist,
  wishlistAdd,
  wishlistFavourites,
  wishlistMerge,
  wishlistRead,
  wishlistRemove,
} from '@suvarna/contracts/wishlist';
import { idsOf, unsentOf, withoutAnswer, type Favourite, type WishChange } from './wishlist.model.ts';

type Changing = typeof wishlistAdd | typeof wishlistRemove;
type Left = () => boolean;

/** Favourites one call takes (`WishlistMergeBody`), and the most calls for as many as a list holds. */
const SENT_AT_ONCE = 200;
const MOST_CALLS = 3;

interface WishlistCallsHost {
  readonly api: Pick<ApiClient, 'get' | 'post'>;
  readonly hasToken: () => boolean;
  readonly items: () => readonly Favourite[];
  readonly putItems: (items: readonly Favourite[]) => void;
  /** The server answered with the whole list. @param sent - favourites it was told of */
  readonly accept: (wishlist: Wishlist, sent?: readonly number[]) => void;
}

export function createWishlistCalls({ api, hasToken, items, putItems, accept }: WishlistCallsHost) {
  /** @returns whether the server answered with the whole list */
  const sendFavourites = async (left: Left): Promise<boolean> => {
    let answered = false;
    try {
      for (let times = 0; times < MOST_CALLS && !left(); times += 1) {
        const product_ids = unsentOf(items()).slice(0, SENT_AT_ONCE);
        if (product_ids.length === 0) break;
        const wishlist = await call(api, wishlistMerge, { body: { product_ids } });
        if (!left()) accept(wishlist, product_ids);
        answered = true;
      }
      return answered;
    } catch (error) {
      // No room on the account's list: they stay with the browser, and nothing else is held up by them.
      if (isApiFailure(error) && error.status === 400) return false;
      throw error;
    }
  };

  /** Cards of favourites that this browser alone keeps. */
  const priced = async (): Promise<Wishlist> => {
    if (items().length === 0) return { results: [], count: 0 };
    const product_ids = idsOf(items()).slice(0, SENT_AT_ONCE).join(',');
    return call(api, wishlistFavourites, { query: { product_ids } });
  };

  const make = async (change: WishChange, left: Left): Promise<void> => {
    const { product_id, on, key } = change;
    if (!hasToken()) {
      putItems(withoutAnswer(items(), change));
      return;
    }
    await sendFavourites(left);
    try {
      const wishlist = await call<Changing>(api, on ? wishlistAdd : wishlistRemove, {
        body: { product_id },
        idempotencyKey: key,
        keepalive: true,
      });
      if (!left()) accept(wishlist, [product_id]);
    } catch (error) {
      // Gone already, e.g. by another browser: that is what was wished for.
      if (on || !isApiFailure(error) || error.code !== 'WISHLIST.ITEM_NOT_FOUND') throw error;
      if (!left()) putItems(items().filter((item) => item.product_id !== product_id));
    }
  };

  /** Reads the list. @returns it where this browser alone keeps it */
  const read = async (left: Left): Promise<Wishlist | undefined> => {
    if (!hasToken()) return priced();
    if (await sendFavourites(left)) return undefined;
    const wishlist = await call(api, wishlistRead);
    if (!left()) accept(wishlist);
    return undefined;
  };

  return { make, read };
}
