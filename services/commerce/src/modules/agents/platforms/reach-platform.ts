import { type LookupAddress, promises as dns } from 'node:dns';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { TransportFault } from '../model/fault.ts';
import { isLoopback, isPublic } from './public-address.ts';

export interface ReachOptions {
  /** A developer's own machine: what is on it is reached, too. */
  readonly isLocal?: boolean;
  /** What a name leads to; by the name servers when left out. */
  readonly resolveAll?: ResolveAll;
}

type ResolveAll = (host: string) => Promise<readonly LookupAddress[]>;

interface Sent {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

/** Sends one request to a platform; redirects are not followed. */
export type Reach = (url: string, sent: Sent) => Promise<IncomingMessage>;

const MOST_MS = 2_000;

const unresolvable = (cause?: unknown): TransportFault =>
  // Says nothing of what a name leads to: it could be a name of ours.
  new TransportFault('invalid_profile_url', 'The host of the profile has no public address.', { cause });

/** A name server that says nothing is waited for so long. */
const RESOLVER = { timeout: 1_000, tries: 1 };

/**
 * Asks name servers itself: the system's lookup cannot be given up, and takes one of few threads until it ends, so
 * that names nobody answers for would keep the whole process from looking up any other.
 */
async function resolveByServers(host: string): Promise<readonly LookupAddress[]> {
  const resolver = new dns.Resolver(RESOLVER);
  const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const of = (answer: PromiseSettledResult<string[]>, family: 4 | 6): LookupAddress[] =>
    answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : [];
  return [...of(four, 4), ...of(six, 6)];
}

/**
 * Reaches platforms that anybody may name, so it is led nowhere: no redirects, two seconds at most, and only to public
 * addresses. What a name leads to is looked up once, and that is connected to: a name that says something else the
 * next time changes nothing (rules 19 to 24 and 123).
 */
export function platformReacher({
  isLocal = false,
  resolveAll = resolveByServers,
}: ReachOptions = {}): Reach {
  const isAllowed = (address: string): boolean => isPublic(address) || (isLocal && isLoopback(address));

  /** Where a host is, all of it anybody's. */
  async function addressesOf(host: string): Promise<readonly [LookupAddress, ...LookupAddress[]]> {
    // No name server knows it.
    if (isLocal && host === 'localhost') return [{ address: '127.0.0.1', family: 4 }];
    const family = isIP(host);
    // An address in place of a name is not looked up.
    const found =
      family === 0
        ? await resolveAll(host).catch((error: unknown) => {
            throw unresolvable(error);
          })
        : [{ address: host, family }];
    const [first, ...rest] = found;
    if (first === undefined || !found.every(({ address }) => isAllowed(address))) throw unresolvable();
    return [first, ...rest];
  }

  return async (url, { method, headers, body }) => {
    const signal = AbortSignal.timeout(MOST_MS);
    const addresses = await addressesOf(new URL(url).hostname.replace(/^\[(.*)\]$/, '$1'));
    const lookup: LookupFunction = (_host, options, done) => {
      const [{ address, family }] = addresses;
      if (options.all === true) done(null, [...addresses]);
      else done(null, address, family);
    };
    const request = url.startsWith('https:') ? requestSecure : requestPlain;
    return new Promise((done, fail) => {
      request(url, { method, headers: { ...headers }, lookup, agent: false, signal }, done)
        .on('error', (error) => fail(asUnreachable(error)))
        .end(body);
    });
  };
}

export const unreachable = (content: string, cause?: unknown): TransportFault =>
  new TransportFault('profile_unreachable', content, { cause });

export const asUnreachable = (error: unknown): TransportFault =>
  error instanceof TransportFault ? error : unreachable('The platform cannot be reached.', error);
