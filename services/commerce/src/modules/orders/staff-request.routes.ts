import { OrderRequest } from '@suvarna/contracts/api/orders';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { photoOf, requestsIn } from './request.store.ts';
import type { Dependencies } from '../../dependencies.ts';
import { DECISIONS, decideRequest } from './decide-request.ts';
import { requestView } from './view.ts';
import { refusing } from '../checkout/index.ts';
import { performOnce } from '../../platform/http/effects.ts';
import { answers, envelope, Failure } from '../../platform/http/envelope.ts';
import { Refusal } from '../../platform/http/refusal.ts';

const security = [{ token: [] }];
const tags = ['staff'];
const strict = { additionalProperties: false } as const;
const SHOWN = 100;

const uuid = Type.String({ format: 'uuid' });
const Waiting = Type.Object({
  results: Type.Array(
    Type.Object({
      ...OrderRequest.properties,
      order_no: Type.String(),
      comment: Type.String(),
      pickup_address: Type.Unknown(),
    }),
  ),
});
const StateQuery = Type.Object(
  {
    state: Type.Union(
      (['open', ...DECISIONS] as const).map((state) => Type.Literal(state)),
      { default: 'open' },
    ),
  },
  strict,
);
const PhotoQuery = Type.Object(
  { request_id: uuid, position: Type.Integer({ minimum: 1, maximum: 3 }) },
  strict,
);
const DecideBody = Type.Object(
  {
    request_id: uuid,
    to: Type.Union(DECISIONS.map((decision) => Type.Literal(decision))),
    note: Type.Optional(Type.String({ maxLength: 300 })),
  },
  strict,
);
const Decided = Type.Object({ request_id: Type.String(), state: OrderRequest.properties.state });
const Photo = Type.Unsafe<Buffer>({ type: 'string', format: 'binary' });

/** What shoppers asked for delivered pieces: looked at and decided by the store's people. */
export function staffRequestRoutes({ db }: Dependencies): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/request/list/',
      {
        config: { access: 'staff-view' },
        schema: {
          tags,
          security,
          summary: 'Requests for another size and claims, the oldest first',
          querystring: StateQuery,
          response: answers(Waiting),
        },
      },
      async (request) =>
        envelope({
          results: (await requestsIn(db, request.query.state, SHOWN)).map((row) => ({
            ...requestView(row),
            order_no: row.order_no,
            comment: row.comment,
            pickup_address: row.pickup_address,
          })),
        }),
    );

    app.get(
      '/request/photo/',
      {
        config: { access: 'staff-view' },
        schema: {
          tags,
          security,
          summary: 'A picture that came with a request',
          querystring: PhotoQuery,
          response: { 200: Photo, '4xx': Failure, '5xx': Failure },
        },
      },
      async (request, reply) => {
        const photo = await photoOf(db, request.query.request_id, request.query.position);
        if (photo === undefined)
          throw new Refusal(404, 'ORDER.REQUEST_NOT_FOUND', 'There is no such picture.');
        // Bytes of a stranger: saved, never shown as a page of ours.
        return reply.type(photo.media_type).header('Content-Disposition', 'attachment').send(photo.bytes);
      },
    );

    app.post(
      '/request/decide/',
      {
        config: { access: 'staff-admin', once: true },
        schema: {
          tags,
          security,
          summary: 'Takes, refuses or ends a request, and tells its shopper',
          body: DecideBody,
          response: answers(Decided),
        },
      },
      (request, reply) =>
        performOnce(db, 'staff', request, reply, async (tx) => {
          const { request_id: requestId, to, note } = request.body;
          return envelope(await refusing(() => decideRequest(tx, { requestId, to, note: note ?? '' })));
        }),
    );
  };
}
