import { type ApiReader, call } from '@suvarna/contracts/call';
import { priceVersion, type ProductDetail, productDetails } from '@suvarna/contracts/catalogue';
import type { Locale } from '@suvarna/contracts/locale';
import type { LoadContext, Loaded } from '@suvarna/remote-kit/page';
import { isMissing } from '../page/missing.model.ts';
import { readIds } from './compared.ts';
import { toCompareView, type CompareView } from './compare.model.ts';

/** A publication in the middle: read again, and then no further. */
const TRIES = 3;

/** `?ids=` says what is compared; `?add=` is how a product page names itself without a script. */
export async function loadCompare({ api, query, locale, signal }: LoadContext): Promise<Loaded<CompareView>> {
  const ids = readIds(query.get('ids') ?? query.get('add') ?? '');
  return { kind: 'data', data: await readCompared(ids, { api, locale, signal }) };
}

/** Designs side by side, all priced by one version of the gold rate. */
export async function readCompared(
  ids: readonly number[],
  { api, locale, signal }: { readonly api: ApiReader; readonly locale: Locale; readonly signal: AbortSignal },
): Promise<CompareView> {
  for (let attempt = 1; ; attempt += 1) {
    const found = await Promise.all(ids.map((id) => readDesign(id, api, signal)));
    const designs = found.filter((design) => design !== undefined);
    const versions = new Set(designs.map(priceVersion));
    if (versions.size <= 1) return toCompareView(designs, { locale, asked: ids.length });
    if (attempt === TRIES) throw new Error('The designs of a comparison were priced by two versions.');
  }
}

async function readDesign(
  id: number,
  api: ApiReader,
  signal: AbortSignal,
): Promise<ProductDetail | undefined> {
  try {
    return await call(api, productDetails, { query: { product_id: id }, signal });
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
