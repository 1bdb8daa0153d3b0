import { cartMoveToWishlist } from '@suvarna/contracts/bag';
import {
  type Wishlist,
  wishlistAdd,
  wishlistFavourites,
  wishlistMerge,
  wishlistRead,
  wishlistRemove,
  wishlistShare,
  wishlistShared,
  wishlistUnshare,
} from '@suvarna/contracts/wishlist';
import type { Envelope } from '@suvarna/contracts/call';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { Refusal, unavailable } from '../../platform/refusal.ts';
import {
  customerOfShare,
  deleteShares,
  insertShare,
  wishlistOf,
  type WishlistRow,
} from './wishlist.store.ts';
import type { Needs } from './needs.ts';
import { shopperOf } from '../identity/index.ts';
import { newToken } from '../../platform/crypto/token.ts';
import { moveToWishlist } from './move-from-bag.ts';
import { addToWishlist, mergeFavourites, removeFromWishlist, type WishlistChange } from './wishlist.ts';
import { viewFavourites, viewWishlist } from './wishlist-view.ts';
import { snapshotNow } from '../catalogue/index.ts';
import { currencyOf } from '../../platform/http/shape/currency.ts';
import { envelope } from '../../platform/http/shape/envelope.ts';
import { serve, serveOnce } from '../../platform/http/serve.ts';
import { wishlistRefusal } from './refusals.ts';

/** `customer_wishlist/…` and `customer/cart/move_to_wishlist/`. */
export function wishlistRoutes(deps: Needs): FastifyPluginAsync {
  const { db, catalogue, clock, config, database, viewBag } = deps;

  const isDesign = (productId: number): boolean => snapshotNow(catalogue).byId.has(productId);
  const view = (request: FastifyRequest, items: readonly WishlistRow[]): Envelope<Wishlist> =>
    envelope(viewWishlist(items, snapshotNow(catalogue), currencyOf(request)));

  async function changed(
    request: FastifyRequest,
    change: Promise<WishlistChange>,
  ): Promise<Envelope<Wishlist>> {
    const outcome = await change;
    if (outcome.kind === 'refused') throw wishlistRefusal(outcome.code);
    return view(request, outcome.items);
  }

  return async (app) => {
    serve(app, wishlistRead, async (request) => view(request, await wishlistOf(db, shopperOf(request))));
    serveOnce(app, wishlistAdd, ({ tx, request }) =>
      changed(request, addToWishlist(tx, shopperOf(request), request.body.product_id, isDesign, clock())),
    );
    serveOnce(app, wishlistRemove, ({ tx, request }) =>
      changed(request, removeFromWishlist(tx, shopperOf(request), request.body.product_id)),
    );
    serveOnce(app, wishlistMerge, ({ tx, request }) =>
      changed(request, mergeFavourites(tx, shopperOf(request), request.body.product_ids, isDesign, clock())),
    );
    serveOnce(app, wishlistShare, { sealWith: config.sessionSecret }, async ({ tx, request }) => {
      const owner = shopperOf(request);
      const token = newToken();
      await insertShare(tx, owner.id, token, clock());
      return envelope({ token, path: `/wishlist/shared/${token}/` });
    });
    serveOnce(app, wishlistUnshare, async ({ tx, request }) => {
      const owner = shopperOf(request);
      return envelope({ ended: await deleteShares(tx, owner.id) });
    });
    serve(app, wishlistFavourites, (request, reply) => {
      reply.header('Cache-Control', 'private, no-store');
      return envelope(
        viewFavourites(
          request.query.product_ids.split(',').map(Number),
          snapshotNow(catalogue),
          currencyOf(request),
        ),
      );
    });
    serve(app, wishlistShared, async (request, reply) => {
      if (database.isDown()) throw unavailable();
      const customerId = await customerOfShare(db, request.query.token, clock());
      if (customerId === undefined) throw new Refusal('WISHLIST.SHARE_NOT_FOUND');
      reply.header('Cache-Control', 'private, no-store');
      // When something was put there is the owner's alone.
      const wishes = await wishlistOf(db, { kind: 'customer', id: customerId });
      return envelope(
        viewFavourites(
          wishes.map((wish) => wish.product_id),
          snapshotNow(catalogue),
          currencyOf(request),
        ),
      );
    });

    serveOnce(app, cartMoveToWishlist, async ({ tx, request }) => {
      const context = {
        owner: shopperOf(request),
        currency: currencyOf(request),
        priceOf: catalogue.priceOf,
      };
      const outcome = await moveToWishlist(tx, context, request.body.item_id, isDesign, clock());
      if (outcome.kind === 'refused') throw wishlistRefusal(outcome.code);
      const { cart, message } = await viewBag(tx, context, outcome.lines);
      return envelope(cart, message);
    });
  };
}
