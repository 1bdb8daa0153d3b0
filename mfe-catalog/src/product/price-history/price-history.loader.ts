import { type PriceHistory, priceHistory } from '@suvarna/contracts/catalogue';
import { call, isApiFailure } from '@suvarna/contracts/call';
import { partsAgain, type PartsAgain } from '@suvarna/pricing/history';
import type { LoadContext, Loaded } from '@suvarna/remote-kit/page';
import { isMissing } from '../../page/missing.model.ts';
import { choicePath } from '../product.model.ts';
import { historyPath } from './history.model.ts';

export interface PriceHistoryView {
  readonly history: PriceHistory;
  /** Of the price that is shown computed; one of the points, which there is at least one of. */
  readonly version: number;
  /** What that price came to when it was computed again for this page. */
  readonly came: PartsAgain;
}

const PRODUCT_ID = /^[1-9]\d{0,8}$/;

/** What is asked for in the address, as far as it can be a choice. */
function askedIn(query: URLSearchParams): { karat?: number; colour?: string; size?: string } {
  const karat = Number(query.get('karat'));
  const [colour, size] = [query.get('colour') ?? '', query.get('size') ?? ''];
  const isWord = (text: string): boolean => /^[A-Za-z0-9 .+-]{1,40}$/.test(text);
  return {
    ...(Number.isInteger(karat) && karat >= 9 && karat <= 24 && { karat }),
    ...(isWord(colour) && { colour }),
    ...(isWord(size) && { size }),
  };
}

/** The course of one price with everything it follows from. The number names the design, and there is one address. */
export async function loadPriceHistory(context: LoadContext): Promise<Loaded<PriceHistoryView>> {
  const { api, params, query, path, signal } = context;
  const id = params['id'] ?? '';
  if (!PRODUCT_ID.test(id)) return { kind: 'not-found' };
  const asked = askedIn(query);
  try {
    const history = await call(api, priceHistory, { query: { product_id: Number(id), ...asked }, signal });
    const here = historyPath(history.url);
    if (here !== path) return { kind: 'redirect', to: choicePath(here, asked), permanent: true };
    const version = Number(query.get('version'));
    const point = history.points.find((of) => of.rate_version === version) ?? history.points[0];
    if (point === undefined) return { kind: 'not-found' };
    const came = partsAgain(history, point);
    return { kind: 'data', data: { history, version: point.rate_version, came } };
  } catch (error) {
    if (isMissing(error)) return { kind: 'not-found' };
    // Not made so (any more): the design's own choice is.
    if (isApiFailure(error) && error.status === 400 && query.size > 0)
      return { kind: 'redirect', to: path, permanent: false };
    throw error;
  }
}
