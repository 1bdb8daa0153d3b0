import { createAdmission } from '@suvarna/contracts/admission';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerAddress } from './caller-address.ts';
import { busy } from './refusal.ts';
import { trustedProxies } from './trusted-proxies.ts';

interface Bounds {
  readonly callsInFlight: number;
  readonly callsInFlightPerAddress: number;
}

/**
 * Bounds the calls that are under way, before anything else is done for one: a caller who has too
 * many is told so at once, and everybody when all together have.
 *
 * The shop's own services (pages the composer makes, pieces the image service draws) call from a
 * trusted address and for nobody: a call that is passed on says for whom. They have as many places
 * of their own, so that no crowd of browsers takes those of pages. Probes are not counted: a service
 * that is busy is alive.
 */
export function boundCalls(app: FastifyInstance, { callsInFlight, callsInFlightPerAddress }: Bounds, proxies: string): void {
  const isTrusted = trustedProxies(proxies);
  const ofBrowsers = createAdmission({ inAll: callsInFlight, perCaller: callsInFlightPerAddress });
  const ofServices = createAdmission({ inAll: callsInFlight, perCaller: callsInFlight });
  const isOwn = ({ headers, socket }: FastifyRequest): boolean => headers['x-forwarded-for'] === undefined && isTrusted(socket.remoteAddress ?? '');
  const leaving = new WeakMap<FastifyRequest, () => void>();
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.access === 'operations') return;
    const admitted = isOwn(request) ? ofServices.enter('') : ofBrowsers.enter(callerAddress(request));
    if (admitted.kind === 'full') throw busy(admitted.of);
    leaving.set(request, admitted.leave);
  });
  // Also when the caller has gone away.
  app.addHook('onResponse', async (request) => leaving.get(request)?.());
}
