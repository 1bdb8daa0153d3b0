import { recommendedProducts, relatedProducts } from '@suvarna/contracts/catalogue';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../../platform/refusal.ts';
import { currencyOf } from '../../../platform/http/shape/currency.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { Currency } from '@suvarna/contracts/money';
import type { Design } from '../../designs/index.ts';
import { sendAnswer, snapshotNow, type Answers } from '../answers.http.ts';
import { designOf } from './asked-design.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { type CompanionsOf, relatedGroups, type RelatedGroup } from './companions.ts';
import type { Catalogue } from '../snapshot/open-catalogue.ts';
import { recommendedRows } from './similar.ts';

const RAIL = 12;

interface Needs {
  readonly catalogue: Catalogue;
  readonly companions: CompanionsOf;
}

/** `product/recommended/` and `catalog_product/relatedproductdetails/`: rails for who has not found it yet, each with its reason. */
export function recommendedRoutes(
  app: FastifyInstance,
  answer: Answers,
  { catalogue, companions }: Needs,
): void {
  serve(app, recommendedProducts, async (request, reply) => {
    const { trend, set_code, occasion, product_ids } = request.query;
    const currency = currencyOf(request);
    // As JSON: a word may have a space in it, and one question must not read like another.
    const key = `recommended ${currency} ${JSON.stringify([trend, set_code, occasion])}`;
    if (product_ids === undefined)
      return sendAnswer(
        request,
        reply,
        answer(key, (snapshot) => {
          const rows = recommendedRows(snapshot.index, { trend, set_code, occasion }, RAIL);
          return railsJson(snapshot, [{ reason: 'popular', rows }], currency);
        }),
      );
    if ((trend ?? set_code ?? occasion) !== undefined)
      throw new Refusal('REQUEST.INVALID', { fields: { '/product_ids': 'is asked for alone' } });
    const { byId } = snapshotNow(catalogue);
    const seen = [...new Set(product_ids.split(',').map(Number))].flatMap((id) => byId.get(id) ?? []);
    return sendAnswer(request, reply, await railsOf(seen, currency));
  });

  serve(app, relatedProducts, async (request, reply) => {
    const design = designOf(snapshotNow(catalogue), request.body.product_id);
    return sendAnswer(request, reply, await railsOf([design], currencyOf(request)));
  });

  /** What is counted may change by night: it is part of what the answer is kept by. */
  async function railsOf(designs: readonly Design[], currency: Currency) {
    const ids = designs.map(({ product_id: id }) => id);
    const known = await companions(ids);
    const counted = known.map((each) => `${each.kind[0] ?? ''}${String(each.other_id)}`).join(',');
    return answer(`related ${ids.join(',')} ${currency} ${counted}`, (snapshot) => {
      // Read again: a newer catalogue may have come in the meantime, without one of them.
      const present = ids.flatMap((id) => snapshot.byId.get(id) ?? []);
      const groups = relatedGroups(snapshot.index, present, known);
      const popular = { reason: 'popular', rows: recommendedRows(snapshot.index, {}, RAIL) } as const;
      return railsJson(snapshot, groups.length === 0 ? [popular] : groups, currency);
    });
  }
}

function railsJson(snapshot: CatalogueSnapshot, groups: readonly RelatedGroup[], currency: Currency): string {
  const named = groups.map(({ reason, rows }) => ({
    reason,
    product_ids: rows.map((row) => snapshot.index.rows[row]?.design.product_id),
  }));
  const rows = groups.flatMap((group) => group.rows);
  return `{"results":${snapshot.cardsJson(rows, currency)},"groups":${JSON.stringify(named)}}`;
}
