import {
  reviewAdd,
  reviewDelete,
  reviewHelpful,
  reviewList,
  reviewOwn,
  reviewPhoto,
  reviewReport,
} from '@suvarna/contracts/reviews';
import { REQUEST_PHOTOS } from '@suvarna/contracts/orders';
import { faultOfReviewText, faultOfReviewTitle, writtenTitle } from '@suvarna/forms/review';
import { formText } from '@suvarna/forms/texts';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/refusal.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { envelope } from '../../platform/http/shape/envelope.ts';
import type { RefusePhoto } from '../../platform/http/effects/drawn-photos.ts';
import { takeLimit, tellTry } from '../../platform/http/limits/limits.ts';
import { type Asking, serve, serveOnce } from '../../platform/http/serve.ts';
import { designsLike, snapshotNow } from '../catalogue/index.ts';
import { readSku, type Design } from '../designs/index.ts';
import { localeOf, shopperOf } from '../identity/index.ts';
import { deliveredLine } from '../orders/index.ts';
import { report, vote } from './give-opinion.ts';
import { readReviews } from './read-reviews.ts';
import { photosOf } from './photo.store.ts';
import { ownReview, type ReviewRow } from './review.store.ts';
import { sendPhoto } from './send-photo.http.ts';
import { ownViewOf } from './view-review.ts';
import { removeReview, writeReview } from './write-review.ts';
import { writtenIn } from './moderate/written-in.ts';

function requireWords(title: string, text: string, request: FastifyRequest): void {
  const faults = { '/title': faultOfReviewTitle(title), '/text': faultOfReviewText(text) };
  const fields = Object.fromEntries(
    Object.entries(faults).flatMap(([field, fault]) =>
      fault === undefined ? [] : [[field, formText(fault, localeOf(request))]],
    ),
  );
  const [first] = Object.values(fields);
  if (first !== undefined) throw new Refusal('REQUEST.INVALID', { message: first, fields });
}

/** Designs that are looked at for reviews of theirs. */
const ALIKE = 12;

type Needs = Pick<Dependencies, 'db' | 'catalogue' | 'clock' | 'config'>;

const ownView = async (db: Database | Tx, review: ReviewRow) =>
  ownViewOf(review, (await photosOf(db, [review.id])).get(review.id));

/** By its number, or by the code of any of its pieces. */
interface AskedDesign {
  readonly sku?: string | undefined;
  readonly product_id?: number | undefined;
}

function designFinder({ catalogue }: Needs) {
  return ({ sku = '', product_id: id }: AskedDesign): Design => {
    const { byId, byCode } = snapshotNow(catalogue);
    const design = id === undefined ? byCode.get(readSku(sku)?.design_code ?? '') : byId.get(id);
    if (design === undefined) throw new Refusal('CATALOGUE.PRODUCT_NOT_FOUND');
    return design;
  };
}

const refusePhoto: RefusePhoto = (fault) =>
  new Refusal(fault === 'too-large' ? 'REVIEW.PHOTO_TOO_LARGE' : 'REVIEW.PHOTO_INVALID');

/** What anybody reads; pages are made of it, too. */
export function reviewPages(deps: Needs): FastifyPluginAsync {
  const designOf = designFinder(deps);
  return async (app) => {
    serve(app, reviewList, async (request) => {
      const design = designOf(request.query);
      const alike =
        request.query.similar === true ? designsLike(snapshotNow(deps.catalogue), design, ALIKE) : [];
      return envelope(await readReviews(deps.db, design, request.query, alike));
    });
    serve(app, reviewPhoto, (request, reply) => sendPhoto(reply, deps.db, request.query.photo_id, 'shown'));
  };
}

/** `customer_reviews_ratings/reviews/…`: what a customer says, and says about what others said. */
export function reviewRoutes(deps: Needs): FastifyPluginAsync {
  const { db, clock } = deps;
  const designOf = designFinder(deps);
  const before = async (request: Asking<typeof reviewAdd>): Promise<void> => {
    const { photos = [], kept_photos: keptPhotos = [] } = request.body;
    if (photos.length + keptPhotos.length > REQUEST_PHOTOS.most) throw new Refusal('REVIEW.PHOTO_INVALID');
    // Who draws is there for all.
    if (photos.length > 0) await tellTry(request, reviewAdd, 'review-photos');
  };

  return async (app) => {
    serve(app, reviewOwn, async (request) => {
      const { id } = shopperOf(request);
      const { product_id: productId } = designOf(request.query);
      const [line, review] = await Promise.all([
        deliveredLine(db, id, productId),
        ownReview(db, id, productId),
      ]);
      return envelope({
        bought: line !== undefined,
        review: review === undefined ? null : await ownView(db, review),
      });
    });

    serveOnce(app, reviewAdd, { before, refusePhoto }, async ({ tx, request }) => {
      const { rating, title, text, version = 0, kept_photos: keptPhotos = [] } = request.body;
      const { product_id: productId } = designOf(request.body);
      requireWords(title, text, request);
      const said = {
        productId,
        rating,
        title: writtenTitle(title),
        body: text.trim(),
        version,
        photos: request.drawnPhotos ?? [],
        keptPhotos,
      };
      const { kind, review } = await writeReview(
        tx,
        shopperOf(request).id,
        { ...said, locale: writtenIn(`${title} ${text}`) },
        { at: clock(), takeUnbought: () => takeLimit(tx, request, reviewAdd, { name: 'reviews-unbought' }) },
      );
      if (kind === 'done') return envelope(await ownView(tx, review));
      throw new Refusal('REVIEW.CHANGED', { data: await ownView(tx, review) });
    });

    serveOnce(app, reviewDelete, async ({ tx, request }) => {
      const { id: customerId } = shopperOf(request);
      const { review_id } = request.body;
      await removeReview(tx, customerId, review_id, clock());
      return envelope({ review_id });
    });

    serveOnce(app, reviewHelpful, async ({ tx, request }) => {
      const { id: customerId } = shopperOf(request);
      const { review_id, helpful } = request.body;
      return envelope({ review_id, helpful: await vote(tx, customerId, { id: review_id, helpful }) });
    });

    serveOnce(app, reviewReport, async ({ tx, request }) => {
      const { id: customerId } = shopperOf(request);
      const { review_id, reason } = request.body;
      await report(tx, customerId, { id: review_id, reason }, clock());
      return envelope({ review_id });
    });
  };
}
