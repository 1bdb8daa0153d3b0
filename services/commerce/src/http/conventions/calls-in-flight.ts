import { createAdmission } from '@suvarna/contracts/admission';
import type { FastifyInstance } from 'fastify';
import { callerAddress } from './caller-address.ts';
import { busy } from './refusal.ts';

/**
 * Bounds the calls that are under way, before anything else is done for one: a caller who has too
 * many is told so at once, and everybody when all together have. Probes are not counted: a service
 * that is busy is alive.
 */
export function boundCalls(app: FastifyInstance, limits: { readonly inAll: number; readonly perCaller: number }): void {
  const calls = createAdmission(limits);
  const leaving = new WeakMap<object, () => void>();
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.access === 'operations') return;
    const admitted = calls.enter(callerAddress(request));
    if (admitted.kind === 'full') throw busy(admitted.of);
    leaving.set(request, admitted.leave);
  });
  // Also when the caller has gone away.
  app.addHook('onResponse', async (request) => leaving.get(request)?.());
}
