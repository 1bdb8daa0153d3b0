import { createAdmission, type Admitted } from '@suvarna/contracts/service';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { busy, Refusal } from '../../refusal.ts';
import { callerAddress } from './caller-address.ts';
import { trustedProxies } from './trusted-proxies.ts';

interface Bounds {
  readonly callsInFlight: number;
  readonly callsInFlightPerAddress: number;
}

type IsOwn = (request: FastifyRequest) => boolean;

/** A call of the shop's own services: it comes from a trusted address and is passed on for no caller. */
function ownCalls(proxies: string): IsOwn {
  const isTrusted = trustedProxies(proxies);
  return ({ headers, socket }) =>
    headers['x-forwarded-for'] === undefined && isTrusted(socket.remoteAddress ?? '');
}

function admit(app: FastifyInstance, enter: (request: FastifyRequest) => Admitted | undefined): void {
  const leaving = new WeakMap<FastifyRequest, () => void>();
  app.addHook('onRequest', async (request) => {
    const admitted = enter(request);
    if (admitted === undefined) return;
    if (admitted.kind === 'full') throw busy(admitted.of);
    leaving.set(request, admitted.leave);
  });
  // Also when the caller has gone away.
  app.addHook('onResponse', async (request) => leaving.get(request)?.());
}

/**
 * Bounds the calls that are under way, before anything else is done for one: a caller who has too
 * many is told so at once, and everybody when all together have.
 *
 * Agents have a quarter of the places, of their own. The shop's own services (pieces the image service draws, pages the registry tries) have as many
 * places of their own. Probes are not counted: a service that is busy is alive.
 */
export function boundCalls(
  app: FastifyInstance,
  { callsInFlight, callsInFlightPerAddress }: Bounds,
  proxies: string,
): void {
  const isOwn = ownCalls(proxies);
  const ofBrowsers = createAdmission({ inAll: callsInFlight, perCaller: callsInFlightPerAddress });
  // Agents of many people come from few addresses; all of them together leave three quarters to shoppers.
  const ofAgents = createAdmission({ inAll: Math.ceil(callsInFlight / 4), perCaller: Infinity });
  const ofServices = createAdmission({ inAll: callsInFlight, perCaller: Infinity });
  admit(app, (request) => {
    const { access } = request.routeOptions.config;
    if (access === 'operations') return undefined;
    if (access === 'agent') return ofAgents.enter('');
    return isOwn(request) ? ofServices.enter('') : ofBrowsers.enter(callerAddress(request));
  });
}

/**
 * The same for the listener of pages, which is there for the composer: who calls from elsewhere, or
 * passes a browser's call on to it, finds nothing.
 */
export function boundPageCalls(app: FastifyInstance, { callsInFlight }: Bounds, proxies: string): void {
  const isOwn = ownCalls(proxies);
  const places = createAdmission({ inAll: callsInFlight, perCaller: Infinity });
  admit(app, (request) => {
    if (!isOwn(request)) throw new Refusal('REQUEST.NOT_FOUND');
    return places.enter('');
  });
}
