import { Cart, CartRemoveBody } from '@suvarna/contracts/api/customer';
import {
  FavouritesQuery,
  Wishlist,
  WishlistBody,
  WishlistMergeBody,
  WishlistShare,
  WishlistUnshared,
} from '@suvarna/contracts/api/wishlist';
import type { Envelope } from '@suvarna/contracts/errors';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Tx } from '../../platform/database/database.ts';
import {
  customerOfShare,
  deleteShares,
  insertShare,
  wishlistOf,
  type WishlistRow,
} from './wishlist.store.ts';
import type { Dependencies } from '../../dependencies.ts';
import { principalOf, type Shopper, shopperOf } from '../identity/index.ts';
import { newToken } from '../../platform/crypto/token.ts';
import { moveToWishlist } from './move-from-bag.ts';
import { addToWishlist, mergeFavourites, removeFromWishlist, type WishlistChange } from './wishlist.ts';
import { viewFavourites, viewWishlist } from './wishlist-view.ts';
import { snapshotNow } from '../catalogue/index.ts';
import { currencyOf } from '../../platform/http/currency.ts';
import { performOnce } from '../../platform/http/effects.ts';
import { answers, envelope } from '../../platform/http/envelope.ts';
import { Refusal, unavailable } from '../../platform/http/refusal.ts';
import { wishlistRefusal } from './refusals.ts';

const tags = ['wishlist'];
const security = [{ token: [] }];
const shopperOnly = { config: { access: 'shopper' } } as const;
const shopperOnce = { config: { access: 'shopper', once: true } } as const;
const SharedQuery = Type.Object(
  { token: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }) },
  { additionalProperties: false },
);

/** The specification names the wishlist in the customer service and in the catalogue; both hosts take both (domain rules §2.14 row 37). */
const SPELLINGS = ['/customer/customer_wishlist', '/customer_wishlist'] as const;

/** `customer_wishlist/…` and `customer/cart/move_to_wishlist/`. */
export function wishlistRoutes(deps: Dependencies): FastifyPluginAsyncTypebox {
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
    for (const path of SPELLINGS) {
      app.get(
        `${path}/`,
        {
          ...shopperOnly,
          schema: { tags, security, summary: 'The wishlist, priced now', response: answers(Wishlist) },
        },
        async (request) => view(request, await wishlistOf(db, shopperOf(request))),
      );
      app.post(
        `${path}/add/`,
        {
          ...shopperOnce,
          schema: {
            tags,
            security,
            summary: 'Puts a design on the wishlist',
            body: WishlistBody,
            response: answers(Wishlist),
          },
        },
        (request, reply) =>
          change(request, reply, (tx, owner) =>
            addToWishlist(tx, owner, request.body.product_id, isDesign, clock()),
          ),
      );
      app.post(
        `${path}/remove/`,
        {
          ...shopperOnce,
          schema: {
            tags,
            security,
            summary: 'Takes a design off the wishlist',
            body: WishlistBody,
            response: answers(Wishlist),
          },
        },
        (request, reply) =>
          change(request, reply, (tx, owner) => removeFromWishlist(tx, owner, request.body.product_id)),
      );
      app.post(
        `${path}/merge/`,
        {
          ...shopperOnce,
          schema: {
            tags,
            security,
            summary: 'Takes in favourites kept in the browser',
            body: WishlistMergeBody,
            response: answers(Wishlist),
          },
        },
        (request, reply) =>
          change(request, reply, (tx, owner) =>
            mergeFavourites(tx, owner, request.body.product_ids, isDesign, clock()),
          ),
      );
      app.post(
        `${path}/share/`,
        {
          config: { access: 'customer', once: true },
          schema: {
            tags,
            security,
            summary: 'A link to look at the wishlist',
            body: Type.Object({}, { additionalProperties: false }),
            response: answers(WishlistShare),
          },
        },
        (request, reply) => {
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
        },
      );
      app.post(
        `${path}/unshare/`,
        {
          config: { access: 'customer', once: true },
          schema: {
            tags,
            security,
            summary: 'Ends every link to the wishlist',
            body: Type.Object({}, { additionalProperties: false }),
            response: answers(WishlistUnshared),
          },
        },
        (request, reply) => {
          const owner = shopperOf(request);
          return performOnce(db, principalOf(owner), request, reply, async (tx) =>
            envelope({ ended: await deleteShares(tx, owner.id) }),
          );
        },
      );
      app.get(
        `${path}/favourites/`,
        {
          config: { access: 'public' },
          schema: {
            tags,
            summary: 'Favourites a browser keeps by itself, priced now',
            querystring: FavouritesQuery,
            response: answers(Wishlist),
          },
        },
        (request, reply) => {
          reply.header('Cache-Control', 'private, no-store');
          return envelope(
            viewFavourites(
              request.query.product_ids.split(',').map(Number),
              snapshotNow(catalogue),
              currencyOf(request),
            ),
          );
        },
      );
      app.get(
        `${path}/shared/`,
        {
          config: { access: 'public' },
          schema: {
            tags,
            summary: 'A wishlist somebody shared',
            querystring: SharedQuery,
            response: answers(Wishlist),
          },
        },
        async (request, reply) => {
          if (database.isDown()) throw unavailable();
          const customerId = await customerOfShare(db, request.query.token);
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
        },
      );
    }

    app.post(
      '/customer/cart/move_to_wishlist/',
      {
        ...shopperOnce,
        schema: {
          tags,
          security,
          summary: 'Moves a line of the bag to the wishlist',
          body: CartRemoveBody,
          response: answers(Cart),
        },
      },
      (request, reply) => {
        const context = {
          owner: shopperOf(request),
          currency: currencyOf(request),
          priceOf: catalogue.priceOf,
        };
        return performOnce(db, principalOf(context.owner), request, reply, async (tx) => {
          const outcome = await moveToWishlist(tx, context, request.body.item_id, isDesign, clock());
          if (outcome.kind === 'refused') throw wishlistRefusal(outcome.code);
          const { cart, message } = await viewBag(tx, context);
          return envelope(cart, message);
        });
      },
    );
  };
}
