import type { FastifyPluginAsync } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';

/** Pictures under `/media/`. */
export function mediaRoutes(_deps: Dependencies): FastifyPluginAsync {
  return async () => undefined;
}
