import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PROOF_MINUTES } from '@suvarna/contracts/identity';
import { Refusal, unavailable } from '../../../platform/refusal.ts';
import { tokenOf } from '../../../platform/http/bearer-token.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { recognise, type Recognised } from './session.ts';
import { later } from '../records/session-rules.ts';
import { principalOf, type Shopper } from '../records/shopper.ts';
import { isCallersContact } from './own-contact.http.ts';
import { sessionCookiesOf } from './session-cookies.http.ts';

declare module 'fastify' {
  interface FastifyRequest {
    shopper: Shopper | undefined;
    /** The sign-in behind a customer's call; `null` for a guest's. */
    signInId: string | null;
    /** A customer's, from a browser in which no person ever proved by a code who they are. */
    newDevice: boolean;
  }
}

export type SessionDependencies = Pick<Dependencies, 'config' | 'db' | 'clock' | 'database'>;

/** What the token of a call is worth, whatever its route asks for. */
export async function recogniseCall(deps: SessionDependencies, request: FastifyRequest): Promise<Recognised> {
  const token = tokenOf(request);
  if (token === undefined) return { kind: 'dead' };
  return recognise(deps.db, { token, cookie: sessionCookiesOf(request, deps.config).sid }, deps.clock());
}

/** The living session of a call that may or may not have one. */
export async function sessionIfAny(
  deps: SessionDependencies,
  request: FastifyRequest,
): Promise<{ readonly shopper: Shopper; readonly newDevice: boolean } | undefined> {
  const recognised = await recogniseCall(deps, request);
  return recognised.kind === 'alive' && !recognised.browseOnly ? recognised : undefined;
}

export const shopperIfAny = async (
  deps: SessionDependencies,
  request: FastifyRequest,
): Promise<Shopper | undefined> => (await sessionIfAny(deps, request))?.shopper;

export function sessionMissing(): Refusal {
  return new Refusal('SESSION.TOKEN_MISSING');
}

export function sessionDead(): Refusal {
  return new Refusal('SESSION.TOKEN_INVALID');
}

export function tokenExpired(): Refusal {
  return new Refusal('SESSION.TOKEN_EXPIRED');
}

const isRecent = (provenAt: Date | null, at: Date): boolean =>
  provenAt !== null && later(provenAt, PROOF_MINUTES * 60_000) > at;

/** 409, as the session lives: nothing was done, and the same call goes through after a proof. */
const proofRequired = (): Refusal => new Refusal('SESSION.PROOF_REQUIRED');

/** For what asks for it in some cases only. @throws Refusal where a call whose entry says `on-new-device` is refused */
export function requireKnownDevice({ newDevice }: Pick<FastifyRequest, 'newDevice'>): void {
  if (newDevice) throw proofRequired();
}

/**
 * Lets a request through by its route's access rule. 401 says one thing only: this call's session
 * is dead or absent, or its token has had its minutes and another is to be asked for. What belongs
 * to another shopper is 404, so that no link can sign anybody out.
 */
export function requireSessions(app: FastifyInstance, deps: SessionDependencies): void {
  app.decorateRequest('shopper', undefined);
  app.decorateRequest('signInId', null);
  app.decorateRequest('newDevice', false);
  app.decorate('isOwnContact', (tx, request, target) => isCallersContact(deps, tx, request, target));
  app.addHook('onRequest', async (request, reply) => {
    const { access, proof = [] } = request.routeOptions.config;
    if (access !== 'shopper' && access !== 'customer') return;
    reply.header('Cache-Control', 'private, no-store');
    if (deps.database.isDown()) throw unavailable();
    if (tokenOf(request) === undefined) throw sessionMissing();
    const recognised = await recogniseCall(deps, request);
    if (recognised.kind === 'expired') throw tokenExpired();
    if (recognised.kind === 'dead') throw sessionDead();
    if (access === 'customer' && recognised.shopper.kind !== 'customer') throw sessionMissing();
    // A token for looking around: a visitor who wants to do something becomes a guest first.
    if (recognised.browseOnly && request.method !== 'GET') throw sessionMissing();
    if (proof.includes('recent') && !isRecent(recognised.provenAt, deps.clock())) throw proofRequired();
    if (proof.includes('on-new-device')) requireKnownDevice(recognised);
    request.shopper = recognised.shopper;
    request.principal = principalOf(recognised.shopper);
    request.signInId = recognised.signInId;
    request.newDevice = recognised.newDevice;
  });
}

/** The shopper of a route whose access rule asks for one. */
export function shopperOf(request: FastifyRequest): Shopper {
  if (request.shopper === undefined)
    throw new Error(
      `${request.routeOptions.url ?? 'A route'} reads a shopper but its access rule asks for none.`,
    );
  return request.shopper;
}
