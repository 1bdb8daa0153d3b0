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
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Tx } from '../../platform/database/database.ts';
import {
  customerOfShare,
  deleteShares,
  insertShare,
  wishlistOf,
  type WishlistRow,
} from './wishlist.store.ts';
import type { Needs } from './needs.ts';
import { principalOf, type Shopper, shopperOf } from '../identity/index.ts';
import { newToken } from '../../platform/crypto/token.ts';
import { moveToWishlist } from './move-from-bag.ts';
import { addToWishlist, mergeFavourites, removeFromWishlist, type WishlistChange } from './wishlist.ts';
import { viewFavourites, viewWishlist } from './wishlist-view.ts';
import { snapshotNow } from '../catalogue/index.ts';
import { currencyOf } from '../../platform/http/currency.ts';
import { performOnce } from '../../platform/http/effects.ts';
import { envelope } from '../../platform/http/envelope.ts';
import { Refusal, unavailable } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { wishlistRefusal } from './refusals.ts';

/** `customer_wishlist/…` and `customer/cart/move_to_wishlist/`. */
export function wishlistRoutes(deps: Needs): FastifyPluginAsync {
  const { db, catalogue, clock, config, database, viewBag } = deps;

  const isDesign = (productId: number): boolean => snapshotNow(catalogue).byId.has(productId);
  const view = (request: FastifyRequest, items: readonly WishlistRow[]): Envelope<Wishlist> =>
    envelope(viewWishlist(items, snapshotNow(catalogue), currencyOf(request)));

  function change(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (tx: Tx, owner: Shopper) => Promise<WishlistChange>,
  ): Promise<Envelope<Wishlist>> {
    const owner = shopperOf(request);
    return performOnce(db, principalOf(owner), request, reply, async (tx) => {
      const outcome = await work(tx, owner);
      if (outcome.kind === 'refused') throw wishlistRefusal(outcome.code);
      return view(request, outcome.items);
    });
  }

  return async (app) => {
    serve(app, wishlistRead, async (request) => view(request, await wishlistOf(db, shopperOf(request))));
    serve(app, wishlistAdd, (request, reply) =>
      change(request, reply, (tx, owner) =>
        addToWishlist(tx, owner, request.body.product_id, isDesign, clock()),
      ),
    );
    serve(app, wishlistRemove, (request, reply) =>
      change(request, reply, (tx, owner) => removeFromWishlist(tx, owner, request.body.product_id)),
    );
    serve(app, wishlistMerge, (request, reply) =>
      change(request, reply, (tx, owner) =>
        mergeFavourites(tx, owner, request.body.product_ids, isDesign, clock()),
      ),
    );
    serve(app, wishlistShare, (request, reply) => {
      const owner = shopperOf(request);
      return performOnce(
        db,
        principalOf(owner),
        request,
        reply,
        async (tx) => {
          const token = newToken();
          await insertShare(tx, owner.id, token, clock());
          return envelope({ token, path: `/wishlist/shared/${token}/` });
        },
        { sealWith: config.sessionSecret },
      );
    });
    serve(app, wishlistUnshare, (request, reply) => {
      const owner = shopperOf(request);
      return performOnce(db, principalOf(owner), request, reply, async (tx) =>
        envelope({ ended: await deleteShares(tx, owner.id) }),
      );
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
      if (customerId === undefined)
        throw new Refusal(404, 'WISHLIST.SHARE_NOT_FOUND', 'This wishlist is not shared any more.');
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

    serve(app, cartMoveToWishlist, (request, reply) => {
      const context = {
        owner: shopperOf(request),
        currency: currencyOf(request),
        priceOf: catalogue.priceOf,
      };
      return performOnce(db, principalOf(context.owner), request, reply, async (tx) => {
        const outcome = await moveToWishlist(tx, context, request.body.item_id, isDesign, clock());
        if (outcome.kind === 'refused') throw wishlistRefusal(outcome.code);
        const { cart, message } = await viewBag(tx, context, outcome.lines);
        return envelope(cart, message);
      });
    });
  };
}
