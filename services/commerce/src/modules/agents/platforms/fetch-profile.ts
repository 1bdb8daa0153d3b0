import { lookup as resolve, type LookupAddress } from 'node:dns';
import { get as getPlain, type IncomingMessage } from 'node:http';
import { get as getSecure } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { TransportFault } from '../model/fault.ts';
import { isLoopback, isPublic } from './public-address.ts';

/** A profile as it was served. */
interface FetchedProfile {
  readonly text: string;
  /** `''` where there is none. */
  readonly cacheControl: string;
}

export type FetchProfile = (url: string) => Promise<FetchedProfile>;

interface Options {
  /** A developer's own machine: what is on it is read, too. */
  readonly isLocal?: boolean;
  /** What a name leads to; by the system when left out. */
  readonly resolveAll?: ResolveAll;
}

type ResolveAll = (
  host: string,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

const MOST_BYTES = 64 * 1024;
const MOST_MS = 2_000;

const unresolvable = (cause?: unknown): TransportFault =>
  // Says nothing of what a name leads to: it could be a name of ours.
  new TransportFault('invalid_profile_url', 'The host of the profile has no public address.', { cause });

/**
 * Reads profiles of platforms that anybody may name, so it is led nowhere: https alone, no redirects, 64 kB and two
 * seconds at most, and only to public addresses. What a name leads to is looked up once, and that is connected to: a
 * name that says something else the next time changes nothing (rules 19 to 24 and 123).
 */
export function profileFetcher({
  isLocal = false,
  resolveAll = (host, done) => resolve(host, { all: true }, done),
}: Options = {}): FetchProfile {
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
  return async (url) => {
    const host = new URL(url).hostname.replace(/^\[(.*)\]$/, '$1');
    // An address in place of a name is not looked up.
    if (isIP(host) !== 0 && !isAllowed(host)) throw unresolvable();
    const answer = await send(url, lookup);
    const { statusCode = 0, headers } = answer;
    if (statusCode !== 200) {
      answer.destroy();
      throw unreachable(
        statusCode >= 300 && statusCode < 400
          ? 'The profile redirects, and redirects are not followed.'
          : `The profile answers ${String(statusCode)}.`,
      );
    }
    return { text: await readAll(answer), cacheControl: headers['cache-control'] ?? '' };
  };
}

function send(url: string, lookup: LookupFunction): Promise<IncomingMessage> {
  const get = url.startsWith('https:') ? getSecure : getPlain;
  return new Promise((done, fail) => {
    const request = get(
      url,
      {
        lookup,
        agent: false,
        headers: { accept: 'application/json', 'accept-encoding': 'identity' },
        signal: AbortSignal.timeout(MOST_MS),
      },
      done,
    );
    request.on('error', (error) => fail(asFault(error)));
  });
}

async function readAll(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > MOST_BYTES) throw new TransportFault('profile_malformed', 'A profile has at most 64 kB.');
      chunks.push(chunk);
    }
  } catch (error) {
    throw asFault(error);
  } finally {
    answer.destroy();
  }
  return Buffer.concat(chunks).toString('utf8');
}

const unreachable = (content: string, cause?: unknown): TransportFault =>
  new TransportFault('profile_unreachable', content, { cause });

const asFault = (error: unknown): TransportFault =>
  error instanceof TransportFault ? error : unreachable('The profile cannot be fetched.', error);
