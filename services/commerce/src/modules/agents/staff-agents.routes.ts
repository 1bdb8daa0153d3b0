import { staffAgentPlatforms } from '@suvarna/contracts/agents';
import type { FastifyPluginAsync } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import { envelope } from '../../platform/http/shape/envelope.ts';
import type { Needs } from './needs.ts';
import { figuresByPlatform } from './platform-figures.store.ts';

const DAYS_MS = 30 * 86_400_000;
const MOST = 200;

/** `staff/agents/…`: what came of agents. */
export function staffAgentRoutes({ db, clock }: Needs): FastifyPluginAsync {
  return async (app) => {
    serve(app, staffAgentPlatforms, async () => {
      const results = [...(await figuresByPlatform(db, new Date(clock().getTime() - DAYS_MS), MOST))];
      return envelope({ results, count: results.length });
    });
  };
}
