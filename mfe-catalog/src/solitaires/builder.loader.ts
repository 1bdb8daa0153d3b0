import {
  priceVersion,
  type ProductDetail,
  productDetails,
  productSolitaires,
} from '@suvarna/contracts/catalogue';
import { type ApiReader, call } from '@suvarna/contracts/call';
import type { Locale } from '@suvarna/contracts/locale';
import type { LoadContext, Loaded } from '@suvarna/remote-kit/page';
import { rateOfCards } from '../cards/card.model.ts';
import { isMissing, isRefused } from '../page/missing.model.ts';
import { readingNow } from '../page/reading.model.ts';
import { readAsked, type Asked } from './asked.model.ts';
import { toBuilderView, type BuilderView } from './builder.model.ts';

/** A publication in the middle: read again, and then no further. */
const TRIES = 3;

export async function loadBuilder({ api, query, locale, signal }: LoadContext): Promise<Loaded<BuilderView>> {
  const asked = readAsked(query);
  try {
    return { kind: 'data', data: await readBuilder(asked, { api, locale, signal }) };
  } catch (error) {
    // Fewer are left than the page of the address.
    if (isMissing(error) && asked.page !== undefined) return { kind: 'not-found' };
    throw error;
  }
}

interface Reader {
  readonly api: ApiReader;
  readonly locale: Locale;
  readonly signal: AbortSignal;
}

/** All prices of one version of the gold rate. */
export async function readBuilder(asked: Asked, { api, locale, signal }: Reader): Promise<BuilderView> {
  const { design, size: _size, ...wanted } = asked;
  for (let attempt = 1; ; attempt += 1) {
    const [found, chosen] = await Promise.all([
      call(api, productSolitaires, { query: wanted, signal }),
      design === undefined ? undefined : readChosen(design, asked, { api, locale, signal }),
    ]);
    const versions = new Set([
      ...(found.results.length === 0 ? [] : [rateOfCards(found.results)]),
      ...(chosen === undefined ? [] : [priceVersion(chosen)]),
    ]);
    if (versions.size <= 1) return toBuilderView(found, { asked, chosen, reading: readingNow(locale) });
    if (attempt === TRIES) throw new Error('The prices of the builder are of two versions.');
  }
}

/** Nothing for a design that is gone, that is no solitaire, or that is not made in that metal. */
async function readChosen(
  product_id: number,
  { karat, colour, size }: Asked,
  { api, signal }: Reader,
): Promise<ProductDetail | undefined> {
  try {
    const detail = await call(api, productDetails, { query: { product_id, karat, colour, size }, signal });
    return detail.category === 'solitaires' ? detail : undefined;
  } catch (error) {
    if (isMissing(error) || isRefused(error)) return undefined;
    throw error;
  }
}
