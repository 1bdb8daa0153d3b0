import type { WatchBody } from '@suvarna/contracts/watches';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/refusal.ts';
import { currencyOf } from '../../platform/http/shape/currency.ts';
import { snapshotNow, type Catalogue } from '../catalogue/index.ts';
import { chooseOptions } from '../designs/index.ts';
import { localeOf } from '../identity/index.ts';
import type { Asked, Wanted } from './add-watch.ts';

/** What is asked for, of a design there is. @throws Refusal for what is not sold, or not made so */
export function wantedOf(catalogue: Catalogue, request: FastifyRequest, body: WatchBody): Asked {
  const { product_id: id, kind, at_most_paise: atMost, locale = localeOf(request), ...asked } = body;
  const snapshot = snapshotNow(catalogue);
  const design = snapshot.byId.get(id);
  if (design === undefined) throw new Refusal('CATALOGUE.PRODUCT_NOT_FOUND');
  const options = chooseOptions(design, asked);
  if (options === undefined)
    throw new Refusal('BAG.OPTION_UNAVAILABLE', {
      message: 'The design is not made in this choice of options.',
    });
  if ((kind === 'price') !== (atMost !== undefined))
    throw new Refusal('REQUEST.INVALID', {
      fields: { '/at_most_paise': 'goes with a price, and only with one' },
    });
  const wanted: Wanted = {
    kind,
    product_id: id,
    ...options,
    at_most: atMost ?? null,
    currency: currencyOf(request),
    locale,
  };
  return { snapshot, design, wanted };
}
