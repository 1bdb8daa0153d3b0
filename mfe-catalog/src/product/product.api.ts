import {
  METAL_COLOURS,
  priceVersion,
  type ProductCard,
  productDetails,
  similarProducts,
} from '@suvarna/contracts/catalogue';
import { call } from '@suvarna/contracts/call';
import type { LoadContext, Loaded } from '@suvarna/remote-kit/page';
import { rateOfCards, toCardView } from '../cards/card.model.ts';
import { readingNow } from '../page/reading.model.ts';
import { isMissing, isRefused } from '../page/missing.model.ts';
import type { Rated } from '../reviews/reading/load-reviews.ts';
import { trustPart } from './trust/load-trust.ts';
import { choicePath, toProductView, type ProductView } from './product.model.ts';

const PRODUCT_ID = /^[1-9]\d{0,8}$/;
const SIMILAR_SHOWN = 8;

/**
 * The page of one design. The number alone names it: a wrong category or slug moves to the one
 * address for good, options that are not offered are dropped, an unknown number is not found.
 */
export async function loadProduct(context: LoadContext): Promise<Loaded<ProductView>> {
  const { api, params, query, path, locale, signal } = context;
  const id = params['id'] ?? '';
  if (!PRODUCT_ID.test(id)) return { kind: 'not-found' };
  const options = readOptions(query);
  const reading = readingNow(locale);
  try {
    const asked = call(api, productDetails, { query: { product_id: Number(id), ...options }, signal });
    // In a browser a round trip is long, and links lead to the one address; here each call costs others time.
    const early = typeof __BROWSER__ === 'undefined' ? undefined : loadSimilar(context, id);
    const detail = await asked;
    if (detail.url !== path) {
      // The address of trying on opens the page with that dialog.
      const place = path.endsWith('/try-on/') ? '#try-on' : '';
      return { kind: 'redirect', to: withQuery(detail.url, query) + place, permanent: true };
    }
    const [rail, rated] = await Promise.all([
      early ?? loadSimilar(context, id),
      detail.rating && loadRated(context, id),
    ]);
    // A rate that was published between the two: asked once more, and left out before two versions meet on a page.
    const version = priceVersion(detail);
    const isOfVersion = rateOfCards(rail) === version;
    const again = isOfVersion || rail.length === 0 ? rail : await loadSimilar(context, id);
    const similar = (rateOfCards(again) === version ? again : []).map((card) => toCardView(card, reading));
    return {
      kind: 'data',
      data: toProductView(detail, {
        ...reading,
        size: options.size ?? '',
        similar,
        reviews: rated?.summary,
        // For machines that read documents: a browser that draws the page itself may not have the part yet.
        machines: { ...trustPart()?.certificationOf(detail), ...rated?.machines },
      }),
    };
  } catch (error) {
    if (isMissing(error)) return { kind: 'not-found' };
    if (isRefused(error) && query.size > 0) return { kind: 'redirect', to: path, permanent: false };
    throw error;
  }
}

/** The rail is an extra: when its call fails the product is shown without it. */
async function loadSimilar({ api, signal }: LoadContext, id: string): Promise<readonly ProductCard[]> {
  const [outcome] = await Promise.allSettled([
    call(api, similarProducts, { query: { product_id: Number(id) }, signal }),
  ]);
  return outcome.status === 'fulfilled' ? outcome.value.results.slice(0, SIMILAR_SHOWN) : [];
}

/**
 * Only designs with reviews ask for any. They are an extra, too. What the page says of them, beside the
 * name, to machines and below, is this one answer: the design's own figures may be some seconds older.
 */
async function loadRated({ api, signal }: LoadContext, id: string): Promise<Rated | undefined> {
  try {
    const { readRated } = await import(
      /* webpackChunkName: "page-reviews" */ '../reviews/reading/product-reviews-part.tsx'
    );
    return await readRated(api, Number(id), signal);
  } catch {
    return undefined;
  }
}

interface Options {
  readonly karat?: number;
  readonly colour?: string;
  readonly size?: string;
}

/** Only well-formed options reach the back end; it decides whether the design is made so. */
function readOptions(query: URLSearchParams): Options {
  const karat = query.get('karat') ?? '';
  const colour = query.get('colour') ?? '';
  const size = query.get('size') ?? '';
  return {
    ...(/^\d{2}$/.test(karat) && { karat: Number(karat) }),
    ...((METAL_COLOURS as readonly string[]).includes(colour) && { colour }),
    ...(/^[\w.-]{1,12}$/.test(size) && { size }),
  };
}

function withQuery(path: string, query: URLSearchParams): string {
  const { karat, colour, size } = readOptions(query);
  return choicePath(path, { ...(karat && { karat }), ...(colour && { colour }), ...(size && { size }) });
}
