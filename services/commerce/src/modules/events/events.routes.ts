import { eventsReport } from '@suvarna/contracts/events';
import type { FastifyPluginAsync } from 'fastify';
import { keyedFingerprintOf } from '../../platform/crypto/fingerprint.ts';
import { takeAllowance } from '../../platform/http/limits/allowance.store.ts';
import { countLooks } from '../recommendations/index.ts';
import { countEvents } from './event.store.ts';
import type { Needs } from './needs.ts';
import { callerAddress } from '../../platform/http/limits/caller-address.ts';
import { serve } from '../../platform/http/serve.ts';
import { keyInUse } from '../../platform/crypto/keys.ts';

/** Batches of one address that are counted in a day: all who shop behind it, and a bound for who makes up names. */
const A_DAY = { limit: 2_000, seconds: 86_400 } as const;

/** Where a browser's counts go by default (specification §6). No browser waits for the answer, and nothing in it is worth reading. */
export function eventRoutes({ db, clock, catalogue, config }: Needs): FastifyPluginAsync {
  return async (app) => {
    serve(app, eventsReport, async (request, reply) => {
      const at = clock();
      const key = Buffer.from(keyInUse(config.documentSecret));
      const name = `events:${keyedFingerprintOf(key, ['events', callerAddress(request)]).toString('base64url')}`;
      if ((await takeAllowance(db, { ...A_DAY, name }, at)) !== undefined) return reply.code(204).send();
      const designs = catalogue.snapshot()?.byId;
      await countEvents(db, request.body, {
        day: at.toISOString().slice(0, 10),
        isKnown: (id) => designs?.has(id) !== false,
      });
      const visitor = { address: callerAddress(request), secret: config.documentSecret };
      await countLooks({ db, catalogue }, request.body.events, visitor, at);
      return reply.code(204).send();
    });
  };
}
