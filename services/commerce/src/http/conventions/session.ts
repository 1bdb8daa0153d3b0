import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../data/database.ts';
import type { DatabaseHealth } from '../../data/database-health.ts';
import { findShopper } from '../../data/session-store.ts';
import type { Shopper } from '../../domain/identity/shopper.ts';
import { looksLikeToken } from '../../domain/identity/token.ts';
import { Refusal, unavailable } from './refusal.ts';

declare module 'fastify' {
  interface FastifyRequest {
    shopper: Shopper | undefined;
  }
}

export function tokenOf(request: FastifyRequest): string | undefined {
  const [scheme, token, ...rest] = (request.headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token !== undefined && rest.length === 0 ? token : undefined;
}

/** The shopper of a call that may or may not have a living session. */
export async function shopperIfAny(db: Database, request: FastifyRequest): Promise<Shopper | undefined> {
  const token = tokenOf(request);
  return token !== undefined && looksLikeToken(token) ? findShopper(db, token) : undefined;
}

function missing(): Refusal {
  return new Refusal(401, 'SESSION.TOKEN_MISSING', 'Authorization Failure');
}

/**
 * Lets a request through by its route's access rule. 401 says one thing only: this call's session
 * is dead or absent. What belongs to somebody else is 404, so that no link can sign anybody out.
 */
export function requireSessions(app: FastifyInstance, db: Database, database: DatabaseHealth): void {
  app.decorateRequest('shopper', undefined);
  app.addHook('onRequest', async (request, reply) => {
    const { access } = request.routeOptions.config;
    if (access !== 'shopper' && access !== 'customer') return;
    reply.header('Cache-Control', 'private, no-store');
    if (database.isDown()) throw unavailable();
    if (tokenOf(request) === undefined) throw missing();
    const shopper = await shopperIfAny(db, request);
    if (shopper === undefined) throw new Refusal(401, 'SESSION.TOKEN_INVALID', 'Authorization Failure');
    if (access === 'customer' && shopper.kind !== 'customer') throw missing();
    request.shopper = shopper;
  });
}

/** The shopper of a route whose access rule asks for one. */
export function shopperOf(request: FastifyRequest): Shopper {
  if (request.shopper === undefined) throw new Error(`${request.routeOptions.url ?? 'A route'} reads a shopper but its access rule asks for none.`);
  return request.shopper;
}
