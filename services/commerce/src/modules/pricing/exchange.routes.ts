import { exchangePublish, exchangeRates } from '@suvarna/contracts/endpoints/staff';
import type { FastifyPluginAsync } from 'fastify';
import { exchangeAt, insertExchange, listExchange, lockExchange } from './exchange-rate.store.ts';
import type { Dependencies } from '../../dependencies.ts';
import { faultsOf } from './exchange-rules.ts';
import { performOnce } from '../../platform/http/effects.ts';
import { envelope } from '../../platform/http/envelope.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';

const SHOWN = 30;

/** Exchange rates: a new version of all of them at once, by an admin, on record. The one that began last makes prices abroad. */
export function staffExchangeRoutes({ db, clock, catalogue }: Dependencies): FastifyPluginAsync {
  return async (app) => {
    serve(app, exchangeRates, async () =>
      envelope({
        results: (await listExchange(db, SHOWN)).map(
          ({ version, effective_from, rates, source, published_by, published_at }) => ({
            version,
            effective_from: effective_from.toISOString(),
            paise_per_unit: rates,
            source,
            published_by,
            published_at: published_at?.toISOString() ?? null,
          }),
        ),
      }),
    );

    serve(app, exchangePublish, async (request, reply) => {
      const answer = await performOnce(db, 'staff', request, reply, async (tx) => {
        const {
          paise_per_unit: rates,
          effective_from: from,
          source,
          published_by,
          large_move: isMeant = false,
        } = request.body;
        const newest = await lockExchange(tx);
        const now = clock();
        const publication = {
          rates,
          effective_from: from === undefined ? now : new Date(from),
          source,
          published_by,
        };
        // What is dated wrongly is refused for that; it is compared as if it were to count now.
        const before = await exchangeAt(
          tx,
          publication.effective_from >= now ? publication.effective_from : now,
        );
        const faults = faultsOf(publication, before, now, isMeant);
        if (Object.keys(faults).length > 0)
          throw new Refusal(400, 'REQUEST.INVALID', 'The request is not valid.', { fields: faults });
        const version = newest + 1;
        await insertExchange(tx, version, publication, now);
        request.log.info(
          { version, effective_from: publication.effective_from },
          'exchange rates were published',
        );
        return envelope({ version, effective_from: publication.effective_from.toISOString() });
      });
      // Computing every price anew takes longer than an answer should; other processes know of it within seconds too.
      void catalogue
        .refresh()
        .catch((error: unknown) => request.log.warn({ err: error }, 'the new rates are not taken yet'));
      return answer;
    });
  };
}
