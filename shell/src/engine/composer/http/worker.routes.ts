/** `/service-worker.js`: the worker of the shell's build, or, when an operator withdrew it, one that removes itself. */
import { CACHE_PREFIX, WORKER_PATH } from '../../offline/names.ts';
import type { FastifyInstance } from 'fastify';

/**
 * Browsers look for another worker at every visit. This one takes the place of whichever they have,
 * clears what it cached and goes; pages that are open keep what they show.
 */
const FAREWELL = `'use strict';
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith(${JSON.stringify(CACHE_PREFIX)})) await caches.delete(name);
  await registration.unregister();
})()));
`;

export function workerRoutes(app: FastifyInstance, worker: Buffer, state: 'on' | 'withdrawn'): void {
  const script = state === 'on' ? worker : Buffer.from(FAREWELL);
  app.get(WORKER_PATH, (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(script),
  );
}
