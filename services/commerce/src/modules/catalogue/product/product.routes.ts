import {
  priceBreakup,
  PriceBreakup,
  type ProductAddress,
  ProductDetail,
  productDetails,
  productPiece,
  type ProductPiece,
  productResolve,
  similarProducts,
} from '@suvarna/contracts/catalogue';
import type { StoreContact } from '@suvarna/contracts/stores';
import type { ProductDelivery } from '@suvarna/contracts/shipping';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../platform/refusal.ts';
import type { Catalogue } from '../snapshot/open-catalogue.ts';
import { type PictureOrders, pieceOf, undrawnPictures } from '../../imagery/index.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import type { MonthlyOffer, MonthlyOfferToday } from '../designs/monthly-offer.ts';
import { jsonOf } from '../../../platform/http/shape/amount-texts.ts';
import { urlOf } from '../designs/copy.ts';
import { designOf, optionsOf } from './asked-design.ts';
import { type AskedOptions, type Design, readSku } from '../../designs/index.ts';
import { breakupOf, productOf } from './product-view.ts';
import { similarRows } from './similar.ts';
import { currencyOf } from '../../../platform/http/shape/currency.ts';
import { lookerOf } from '../../../platform/http/shown-to.ts';
import { serve } from '../../../platform/http/serve.ts';
import { answerOf, sendAnswer, snapshotNow, type Answer, type Answers } from '../answers.http.ts';
import type { Deliver } from './product-delivery.ts';

const RAIL = 12;

/** Of a question, so that none reads like another: a word may have a space in it. */
const wordsOf = (...words: readonly (string | number | undefined)[]): string => JSON.stringify(words);

const detailJson = jsonOf(ProductDetail);
const breakupJson = jsonOf(PriceBreakup);

/** `product/product/`, `product/price_breakup/`, `product/piece/`, `product/similar/` and `product/resolve/`. */
export function productRoutes(
  app: FastifyInstance,
  answer: Answers,
  {
    catalogue,
    deliver,
    pictures,
    monthlyOffer,
    contact,
  }: {
    readonly catalogue: Catalogue;
    readonly deliver: Deliver;
    readonly pictures: PictureOrders;
    readonly monthlyOffer: MonthlyOfferToday;
    readonly contact: StoreContact;
  },
): void {
  serve(app, productDetails, async (request, reply) => {
    const { product_id, karat, colour, size, pincode } = request.query;
    const currency = currencyOf(request);
    const emi = await monthlyOffer();
    const key = `product ${String(emi.version)} ${currency} ${wordsOf(product_id, karat, colour, size)}`;
    const compose = (snapshot: CatalogueSnapshot, design: Design, delivery?: ProductDelivery): string => {
      const shown = productOf(snapshot.context, design, optionsOf(design, { karat, colour, size }), currency);
      const product = { ...shown, contact, breakup: withMonths(shown.breakup, design, emi) };
      return detailJson(delivery === undefined ? product : { ...product, delivery });
    };
    const kept = (): Answer => {
      const current = snapshotNow(catalogue);
      const looked = designOf(current, product_id);
      // By each who looks, also where the answer is kept: one whose share is used up orders for no shopper.
      const { colour: shown } = optionsOf(looked, { karat, colour, size });
      pictures.expect(undrawnPictures(looked, shown), lookerOf(request));
      return answer(key, (snapshot) => compose(snapshot, designOf(snapshot, product_id)));
    };
    if (pincode === undefined) return sendAnswer(request, reply, kept());
    const snapshot = snapshotNow(catalogue);
    const design = designOf(snapshot, product_id);
    const options = optionsOf(design, { karat, colour, size });
    // What is delivered in India is paid in rupees, whatever the page is shown in.
    const { special_price_paise: price } = breakupOf(snapshot.context, design, options, 'INR');
    const delivery = (await deliver(pincode))?.(design, options, price);
    // Days change by the hour and by place, so these answers are not kept.
    return sendAnswer(
      request,
      reply,
      delivery === undefined ? kept() : answerOf(snapshot, compose(snapshot, design, delivery)),
    );
  });

  serve(app, priceBreakup, async (request, reply) => {
    const { product_id, sku, karat, colour, size } = request.query;
    const currency = currencyOf(request);
    const emi = await monthlyOffer();
    const key = `breakup ${String(emi.version)} ${currency} ${wordsOf(product_id, sku, karat, colour, size)}`;
    return sendAnswer(
      request,
      reply,
      answer(key, (snapshot) => {
        const { design, options } = choiceOf(snapshot, product_id, sku, { karat, colour, size });
        return breakupJson(withMonths(breakupOf(snapshot.context, design, options, currency), design, emi));
      }),
    );
  });

  serve(app, productPiece, (request, reply) => {
    const { product_id, size } = request.query;
    return sendAnswer(
      request,
      reply,
      answer(`piece ${String(product_id)} ${size ?? ''}`, (snapshot) => {
        const design = designOf(snapshot, product_id);
        const piece = pieceOf(design, optionsOf(design, { size }).size);
        return JSON.stringify({ ...piece, stones: [...piece.stones] } satisfies ProductPiece);
      }),
    );
  });

  serve(app, similarProducts, (request, reply) => {
    const { product_id, type, trend, wear_type } = request.query;
    const currency = currencyOf(request);
    const key = `similar ${currency} ${wordsOf(product_id, type, trend, wear_type)}`;
    return sendAnswer(
      request,
      reply,
      answer(key, (snapshot) => {
        const design = product_id === undefined ? undefined : designOf(snapshot, product_id);
        const rows = similarRows(snapshot.index, { design, type, trend, wear_type }, RAIL);
        return `{"results":${snapshot.cardsJson(rows, currency)}}`;
      }),
    );
  });

  serve(app, productResolve, (request, reply) => {
    const { product_id, karat } = request.query;
    return sendAnswer(
      request,
      reply,
      answer(`resolve ${String(product_id)} ${String(karat ?? '')}`, (snapshot) => {
        const design = designOf(snapshot, product_id);
        // Only 22 and 18 can be asked for there (domain-rules §2.14 row 15).
        const asked = (karat === 22 || karat === 18) && design.bodies.some((body) => body.karat === karat);
        return JSON.stringify({
          product_id,
          url: `${urlOf(design)}${asked ? `?karat=${String(karat)}` : ''}`,
        } satisfies ProductAddress);
      }),
    );
  });
}

/** With what the piece comes to a month, where lenders lend for it: not for coins, and not abroad (domain rules §2.9). */
function withMonths(
  breakup: PriceBreakup,
  { category }: Design,
  { leastAMonth }: MonthlyOffer,
): PriceBreakup {
  if (!breakup.available || breakup.currency !== 'INR' || category === 'gold-coins') return breakup;
  const { each, months } = leastAMonth(breakup.special_price_paise);
  return each === 0 ? breakup : { ...breakup, emi_from_paise: each, emi_from_months: months };
}

/** A SKU names a design and its options; options given beside it win, another product's id is refused. */
function choiceOf(
  snapshot: CatalogueSnapshot,
  product_id: number | undefined,
  sku: string | undefined,
  asked: AskedOptions,
) {
  const read = sku === undefined ? undefined : readSku(sku);
  const named = read && snapshot.byCode.get(read.design_code);
  if (sku !== undefined && !named) throw new Refusal('CATALOGUE.PRODUCT_NOT_FOUND');
  if (product_id === undefined && !named) {
    throw new Refusal('REQUEST.INVALID', { fields: { '/product_id': 'is missing' } });
  }
  const design = product_id === undefined ? named : designOf(snapshot, product_id);
  if (!design || (named && named !== design)) {
    throw new Refusal('REQUEST.INVALID', { fields: { '/sku': 'names another product' } });
  }
  const options = optionsOf(design, {
    karat: asked.karat ?? read?.options.karat,
    colour: asked.colour ?? read?.options.colour,
    size: asked.size ?? read?.options.size,
  });
  return { design, options };
}
