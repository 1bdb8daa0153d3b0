/** Who may call what. Every route says so itself; a route that does not is refused at start. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { countedAddress } from '@suvarna/contracts/service';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { RegistryError } from '../domain/registry-error.ts';

/**
 * `public`: anyone who reaches the port. `machine`: programs of this machine, which need no token;
 * from anywhere else it is `composer`. `composer`: a composer or an operator.
 */
export type Caller = 'public' | 'machine' | 'composer' | 'operator';

declare module 'fastify' {
  interface FastifyContextConfig {
    caller?: Caller;
  }
  interface FastifyRequest {
    /** Name bound to the token shown, `''` where none was shown or needed. */
    actor: string;
  }
}

export interface Tokens {
  readonly operators: ReadonlyMap<string, string>;
  readonly composer: string;
}

const BAD_TOKENS_A_MINUTE = 20;

export function guardRoutes(app: FastifyInstance, tokens: Tokens): void {
  const operators = [...tokens.operators].map(([name, token]) => ({ name, digest: digestOf(token) }));
  // Several, with commas, while it is rotated.
  const composers = tokens.composer
    .split(',')
    .map((token) => ({ name: 'composer', digest: digestOf(token.trim()) }));
  const badTokens = new RateLimiterMemory({ points: BAD_TOKENS_A_MINUTE, duration: 60 });

  app.decorateRequest('actor', '');
  app.addHook('onRoute', ({ method, url, config, schema }) => {
    if (!config?.caller) throw new Error(`${String(method)} ${url} does not say who may call it`);
    if (!schema) throw new Error(`${String(method)} ${url} has no schema`);
  });

  /** Every candidate is compared, so the time taken does not show whose token came close. */
  const holderOf = (shown: string, among: typeof operators) => {
    const digest = digestOf(shown);
    return among.filter((each) => timingSafeEqual(each.digest, digest))[0];
  };

  app.addHook('onRequest', async (request) => {
    const { caller } = request.routeOptions.config;
    const shown = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (caller === undefined || caller === 'public' || (caller === 'machine' && isOwnMachine(request))) {
      // No caller has to say who they are here; whose token is right is known all the same.
      if (shown !== undefined) request.actor = holderOf(shown, [...operators, ...composers])?.name ?? '';
      return;
    }
    const holder = holderOf(shown ?? '', caller === 'operator' ? operators : [...operators, ...composers]);
    if (!holder) {
      // Only a wrong token is counted, and only it is held up: a caller who has the right one always gets in.
      if (shown !== undefined)
        await badTokens.consume(countedAddress(request.ip)).catch((limit: unknown) => {
          throw limit instanceof RateLimiterRes ? tooMany(limit) : limit;
        });
      throw new RegistryError(
        'REQUEST.UNAUTHORISED',
        `this needs the token of ${caller === 'operator' ? 'an operator' : 'a composer or an operator'}`,
      );
    }
    request.actor = holder.name;
  });
}

/** A reverse proxy on this machine is not this machine: it says for whom it asks. */
const isOwnMachine = ({ socket, headers }: FastifyRequest): boolean =>
  ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined;

const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest();

const tooMany = ({ msBeforeNext }: RateLimiterRes): RegistryError =>
  new RegistryError('REQUEST.TOO_MANY', 'too many wrong tokens from this address; wait a minute', {
    retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1_000)),
  });
