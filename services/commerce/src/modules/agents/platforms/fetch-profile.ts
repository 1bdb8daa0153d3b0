import type { IncomingMessage } from 'node:http';
import { TransportFault } from '../model/fault.ts';
import { asUnreachable, platformReacher, type ReachOptions, unreachable } from './reach-platform.ts';

/** A profile as it was served. */
interface FetchedProfile {
  readonly text: string;
  /** `''` where there is none. */
  readonly cacheControl: string;
}

export type FetchProfile = (url: string) => Promise<FetchedProfile>;

const MOST_BYTES = 64 * 1024;

/** Reads profiles as `reach-platform.ts` reaches them, 64 kB at most (rule 123). */
export function profileFetcher(options: ReachOptions = {}): FetchProfile {
  const reach = platformReacher(options);
  return async (url) => {
    const answer = await reach(url, {
      method: 'GET',
      headers: { accept: 'application/json', 'accept-encoding': 'identity' },
    });
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
    throw asUnreachable(error);
  } finally {
    answer.destroy();
  }
  return Buffer.concat(chunks).toString('utf8');
}
