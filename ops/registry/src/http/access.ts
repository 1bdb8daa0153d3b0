/** Who may call what. Every route says so itself; a route that does not is refused at start. */
import { timingSafeEqual } from 'node:crypto';
import { countedAddress, readCookie } from '@suvarna/contracts/service';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { ConsoleSession, Person, SessionStore, TokenStore } from '../domain/people/ports.ts';
import { mayAct, type Principal, type Role } from '../domain/people/roles.ts';
import { hashOf } from '../domain/people/secrets.ts';
import { RegistryError } from '../domain/registry-error.ts';

/**
 * `public`: anyone who reaches the port. `machine`: programs of this machine, which need no token;
 * from anywhere else it is `composer`. `composer`: a composer or an operator. Others: people and programs
 * of that role, or of a higher one. `person`: who is signed in, whatever their role.
 */
export type Caller = 'public' | 'machine' | 'composer' | 'person' | Role;

export interface SignedInPerson {
  readonly person: Person;
  readonly session: ConsoleSession;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    caller?: Caller;
  }
  interface FastifyRequest {
    /** Name bound to the token or session shown, `''` where none was shown or needed. */
    actor: string;
    /** Where a person called through the console. */
    signedIn: SignedInPerson | null;
  }
}

export interface Tokens {
  /** Those of the registry's settings, by their tokens. */
  readonly configured: readonly (Principal & { readonly token: string })[];
  /** Several, with commas, while it is rotated. */
  readonly composer: string;
}

export interface AccessParts {
  readonly tokens: Tokens;
  readonly machineTokens: Pick<TokenStore, 'holder'>;
  readonly sessions: Pick<SessionStore, 'holder'>;
  /** Where calls with a session come from; `null`: nobody has one. */
  readonly console: URL | null;
}

const BAD_TOKENS_A_MINUTE = 20;

interface Holder {
  readonly name: string;
  readonly role: Role | 'composer';
  readonly signedIn?: SignedInPerson;
}

export function guardRoutes(app: FastifyInstance, parts: AccessParts): void {
  const known = [
    ...parts.tokens.configured.map(({ name, role, token }) => ({ name, role, digest: hashOf(token) })),
    ...parts.tokens.composer.split(',').map((token) => {
      const digest = hashOf(token.trim());
      return { name: 'composer', role: 'composer', digest } as const;
    }),
  ];
  const badTokens = new RateLimiterMemory({ points: BAD_TOKENS_A_MINUTE, duration: 60 });

  app.decorateRequest('actor', '');
  app.decorateRequest('signedIn', null);
  app.addHook('onRoute', ({ method, url, config, schema }) => {
    if (!config?.caller) throw new Error(`${String(method)} ${url} does not say who may call it`);
    if (!schema) throw new Error(`${String(method)} ${url} has no schema`);
  });

  /** Every candidate is compared, so the time taken does not show whose token came close. */
  async function holderOfToken(shown: string): Promise<Holder | null> {
    const digest = hashOf(shown);
    const [set] = known.filter((each) => timingSafeEqual(each.digest, digest));
    return set ?? parts.machineTokens.holder(digest);
  }

  async function holderOfSession(shown: string, request: FastifyRequest): Promise<Holder | null> {
    const signedIn = await parts.sessions.holder(hashOf(shown));
    if (!signedIn) return null;
    // A cookie comes with calls that other sites make, too.
    if (request.method !== 'GET' && request.headers.origin !== parts.console?.origin)
      throw new RegistryError('REQUEST.FORBIDDEN', 'a person changes something from the console alone');
    return { name: signedIn.person.name, role: signedIn.person.role, signedIn };
  }

  app.addHook('onRequest', async (request) => {
    const { caller = 'public' } = request.routeOptions.config;
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
    const session = parts.console && readCookie(request.headers.cookie ?? '', sessionCookie(parts.console));
    const isOpen = caller === 'public' || (caller === 'machine' && isOwnMachine(request));
    // No caller has to say who they are here; whose token is right is known all the same.
    if (isOpen && token === undefined) return;

    const holder =
      token !== undefined
        ? await holderOfToken(token)
        : session
          ? await holderOfSession(session, request)
          : null;
    request.actor = holder?.name ?? '';
    request.signedIn = holder?.signedIn ?? null;
    if (isOpen) return;
    if (!holder) {
      // Only a wrong token is counted, and only it is held up: a caller who has the right one always gets in.
      if (token !== undefined)
        await badTokens.consume(countedAddress(request.ip)).catch((limit: unknown) => {
          throw limit instanceof RateLimiterRes ? tooMany(limit) : limit;
        });
      throw new RegistryError('REQUEST.UNAUTHORISED', `this needs ${NEEDED[caller]}`);
    }
    if (!isAllowed(holder, caller))
      throw new RegistryError(
        'REQUEST.FORBIDDEN',
        `this needs ${NEEDED[caller]}; ${holder.name} is ${holder.role}`,
      );
  });
}

const NEEDED: Readonly<Record<Caller, string>> = {
  public: 'nothing',
  machine: 'the token of a composer or an operator',
  composer: 'the token of a composer or an operator',
  person: 'a person who is signed in',
  viewer: 'the role viewer, or a higher one',
  publisher: 'the role publisher, or a higher one',
  operator: 'the role operator, or a higher one',
  admin: 'the role admin',
};

function isAllowed({ role, signedIn }: Holder, caller: Caller): boolean {
  if (caller === 'public') return true;
  if (caller === 'person') return signedIn !== undefined;
  if (role === 'composer') return caller === 'composer' || caller === 'machine';
  return mayAct(role, caller === 'composer' || caller === 'machine' ? 'operator' : caller);
}

/** Bound to the console's host where there is https; a browser takes no such name over plain http. */
export const sessionCookie = ({ protocol }: URL): string =>
  protocol === 'https:' ? '__Host-console' : 'console';

/** A reverse proxy on this machine is not this machine: it says for whom it asks. */
const isOwnMachine = ({ socket, headers }: FastifyRequest): boolean =>
  ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined;

const tooMany = ({ msBeforeNext }: RateLimiterRes): RegistryError =>
  new RegistryError('REQUEST.TOO_MANY', 'too many wrong tokens from this address; wait a minute', {
    retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1_000)),
  });
