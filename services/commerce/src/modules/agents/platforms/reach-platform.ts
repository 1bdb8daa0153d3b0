import { lookup as resolve, type LookupAddress } from 'node:dns';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { TransportFault } from '../model/fault.ts';
import { isLoopback, isPublic } from './public-address.ts';

export interface ReachOptions {
  /** A developer's own machine: what is on it is reached, too. */
  readonly isLocal?: boolean;
  /** What a name leads to; by the system when left out. */
  readonly resolveAll?: ResolveAll;
}

type ResolveAll = (
  host: string,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

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

/**
 * Reaches platforms that anybody may name, so it is led nowhere: no redirects, two seconds at most, and only to public
 * addresses. What a name leads to is looked up once, and that is connected to: a name that says something else the
 * next time changes nothing (rules 19 to 24 and 123).
 */
export function platformReacher({
  isLocal = false,
  resolveAll = (host, done) => resolve(host, { all: true }, done),
}: ReachOptions = {}): Reach {
  const isAllowed = (address: string): boolean => isPublic(address) || (isLocal && isLoopback(address));
  const lookup: LookupFunction = (host, options, done) => {
    resolveAll(host, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error !== null || first === undefined || !addresses.every(({ address }) => isAllowed(address)))
        done(unresolvable(error), '', 0);
      else if (options.all === true) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
  return (url, { method, headers, body }) => {
    const host = new URL(url).hostname.replace(/^\[(.*)\]$/, '$1');
    // An address in place of a name is not looked up.
    if (isIP(host) !== 0 && !isAllowed(host)) return Promise.reject(unresolvable());
    const request = url.startsWith('https:') ? requestSecure : requestPlain;
    return new Promise((done, fail) => {
      request(
        url,
        { method, headers: { ...headers }, lookup, agent: false, signal: AbortSignal.timeout(MOST_MS) },
        done,
      )
        .on('error', (error) => fail(asUnreachable(error)))
        .end(body);
    });
  };
}

export const unreachable = (content: string, cause?: unknown): TransportFault =>
  new TransportFault('profile_unreachable', content, { cause });

export const asUnreachable = (error: unknown): TransportFault =>
  error instanceof TransportFault ? error : unreachable('The platform cannot be reached.', error);
