import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { exchangeAt, insertExchange, listExchange, lockExchange } from './exchange-rate.store.ts';
import type { Dependencies } from '../../dependencies.ts';
import { faultsOf } from './exchange-publication.ts';
import { performOnce } from '../../platform/http/effects.ts';
import { answers, envelope } from '../../platform/http/envelope.ts';
import { Refusal } from '../../platform/http/refusal.ts';

const security = [{ token: [] }];
const tags = ['staff'];
const strict = { additionalProperties: false } as const;
const SHOWN = 30;

/** A thousand rupees for one unit: no currency of the store is near it. */
const Paise = Type.Integer({ minimum: 1, maximum: 100_000 });
const Rates = Type.Object({ GBP: Paise, USD: Paise, SGD: Paise, AED: Paise }, strict);
const PublishBody = Type.Object(
  {
    paise_per_unit: Rates,
    /** When they begin to count; now when left out. */
    effective_from: Type.Optional(Type.String({ format: 'date-time', maxLength: 40 })),
    source: Type.String({ minLength: 1, maxLength: 120 }),
    published_by: Type.String({ minLength: 1, maxLength: 80 }),
    /** Says that a rate more than a tenth away from the one it takes the place of is meant. */
    large_move: Type.Optional(Type.Boolean()),
  },
  strict,
);
const Published = Type.Object({ version: Type.Integer(), effective_from: Type.String() });
const List = Type.Object({
  results: Type.Array(
    Type.Object({
      version: Type.Integer(),
      effective_from: Type.String(),
      paise_per_unit: Type.Partial(Rates),
      source: Type.String(),
      published_by: Type.String(),
      published_at: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
});

/** Exchange rates: a new version of all of them at once, by an admin, on record. The one that began last makes prices abroad. */
export function staffExchangeRoutes({ db, clock, catalogue }: Dependencies): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/rate/exchange/',
      {
        config: { access: 'staff-view' },
        schema: { tags, security, summary: 'Exchange rates, the newest first', response: answers(List) },
      },
      async () =>
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

    app.post(
      '/rate/exchange/',
      {
        config: { access: 'staff-admin', once: true },
        schema: {
          tags,
          security,
          summary: 'Publishes new exchange rates; prices abroad follow them',
          body: PublishBody,
          response: answers(Published),
        },
      },
      async (request, reply) => {
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
        // Computing every price anew takes longer than an answer should; other processes learn of it within seconds too.
        void catalogue
          .refresh()
          .catch((error: unknown) => request.log.warn({ err: error }, 'the new rates are not taken yet'));
        return answer;
      },
    );
  };
}
