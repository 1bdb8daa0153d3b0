import { staffPhoneDoubles } from '@suvarna/contracts/identity';
import type { FastifyPluginAsync } from 'fastify';
import type { Needs } from '../needs.ts';
import { envelope } from '../../../platform/http/shape/envelope.ts';
import { serve } from '../../../platform/http/serve.ts';
import { phoneDoubles } from './phone-spellings.ts';

/** Phones that more than one account has. */
export function staffPhoneRoutes({ db }: Needs): FastifyPluginAsync {
  return async (app) => {
    serve(app, staffPhoneDoubles, async () => {
      const results = [...(await phoneDoubles(db))];
      return envelope({ results, count: results.length });
    });
  };
}
