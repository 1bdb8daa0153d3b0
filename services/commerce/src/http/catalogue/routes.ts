import type { FastifyPluginAsync } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';

/** Routes under `/api/` that answer from the catalogue. */
export function catalogueRoutes(_deps: Dependencies): FastifyPluginAsync {
  return async () => undefined;
}
