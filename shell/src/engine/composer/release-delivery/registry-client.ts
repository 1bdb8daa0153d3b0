/** What the composer asks the registry. Answers are bounded in time and size and not believed here. */
import {
  type CanaryReport,
  type CompositionEnvelope,
  hashInAddress,
  type HealthReport,
} from '@suvarna/contracts/release-delivery';
import { callOurs } from '@suvarna/telemetry/calls';
import { Pool } from 'undici';
import { createParser } from 'eventsource-parser';

export interface RegistryClient {
  envelope(): Promise<unknown>;
  /** What the registry's key says, now, is the least to believe. */
  head(nonce: string): Promise<unknown>;
  /** What the registry's key says was ever live. */
  composedReleases(): Promise<unknown>;
  /** Exact bytes of `remote.json`. */
  descriptor(release: string): Promise<Buffer>;
  blob(integrity: string): Promise<Buffer>;
  /** Resolves when the stream ends; `onChange` is called at its opening and at every event. */
  follow(onChange: () => void, signal: AbortSignal): Promise<void>;
  reportRefusal(refusal: Refusal): Promise<void>;
  /** That this process is there, and what it serves. */
  sayRunning(process: {
    readonly composer: string;
    readonly revision: number;
    readonly shell: string;
  }): Promise<void>;
  /** What was counted of a canary so far. */
  reportCanary(reports: readonly CanaryReport[]): Promise<void>;
  /** What was counted of all releases so far. */
  reportHealth(reports: readonly HealthReport[]): Promise<void>;
  /** This composer took this composition: no other is to believe less. */
  acknowledge(envelope: CompositionEnvelope): Promise<void>;
  close(): Promise<void>;
}

interface Refusal {
  readonly channel: string;
  readonly revision: number;
  readonly sequence: number;
  readonly remote: string;
  readonly release: string;
  readonly reason: string;
}

/** The registry did not answer, or not with what was asked. Says nothing about the release. */
export class RegistryUnavailable extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'RegistryUnavailable';
  }
}

const MAX_ENVELOPE = 512 * 1024;
const MAX_DESCRIPTOR = 2 * 1024 * 1024;
const MAX_BLOB = 16 * 1024 * 1024;
const CHANNEL = 'production';

export function createRegistryClient(origin: string, token: string | null): RegistryClient {
  const pool = new Pool(origin, {
    connections: 8,
    connect: { timeout: 1_000 },
    headersTimeout: 3_000,
    bodyTimeout: 5_000,
  });
  /** The stream lives on its own socket: it would otherwise hold one of the pool for good. */
  const events = new Pool(origin, {
    connections: 1,
    connect: { timeout: 1_000 },
    headersTimeout: 3_000,
    bodyTimeout: 60_000,
  });

  const get = async (path: string, limit: number): Promise<Buffer> => {
    try {
      const { statusCode, body } = await callOurs({ method: 'GET', service: 'registry' }, (headers) =>
        pool.request({ method: 'GET', path, headers }),
      );
      if (statusCode !== 200) {
        await body.dump();
        throw new RegistryUnavailable(`the registry answered ${statusCode} to ${path}`);
      }
      return await readBounded(body, limit);
    } catch (error) {
      throw error instanceof RegistryUnavailable
        ? error
        : new RegistryUnavailable(`the registry did not answer ${path}`, error);
    }
  };

  const getJson = async (path: string): Promise<unknown> => {
    const bytes = await get(path, MAX_ENVELOPE);
    try {
      return JSON.parse(bytes.toString('utf8')) as unknown;
    } catch (error) {
      throw new RegistryUnavailable('the registry answered something that is not JSON', error);
    }
  };
  const post = async (path: string, value: object): Promise<void> => {
    if (token === null) return;
    const { statusCode, body } = await pool.request({
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(value),
    });
    await body.dump();
    if (statusCode >= 300) throw new RegistryUnavailable(`the registry answered ${statusCode} to ${path}`);
  };

  return {
    envelope: () => getJson(`/v1/compositions/${CHANNEL}`),
    head: (nonce) => getJson(`/v1/compositions/${CHANNEL}/head?nonce=${nonce}`),
    composedReleases: () => getJson(`/v1/compositions/${CHANNEL}/releases`),
    descriptor: (release) => get(`/v1/releases/by-hash/${hashInAddress(release)}`, MAX_DESCRIPTOR),
    blob: (integrity) => get(`/v1/blobs/${hashInAddress(integrity)}`, MAX_BLOB),

    async follow(onChange, signal) {
      const path = `/v1/compositions/${CHANNEL}/events`;
      const { statusCode, body } = await events.request({
        method: 'GET',
        path,
        // With the token, the registry keeps a place: strangers' streams fill the others.
        headers: {
          accept: 'text/event-stream',
          ...(token !== null && { authorization: `Bearer ${token}` }),
        },
        signal,
      });
      if (statusCode !== 200) {
        await body.dump();
        throw new RegistryUnavailable(`the registry answered ${statusCode} to ${path}`);
      }
      onChange();
      const parser = createParser({ onEvent: onChange, maxBufferSize: MAX_ENVELOPE });
      const decoder = new TextDecoder();
      for await (const chunk of body) parser.feed(decoder.decode(chunk as Buffer, { stream: true }));
    },

    reportRefusal: (refusal) => post('/v1/refusals', refusal),
    sayRunning: (process) => post('/v1/composers', { channel: CHANNEL, ...process }),
    reportCanary: (reports) => post('/v1/canary/reports', { channel: CHANNEL, reports }),
    reportHealth: (reports) => post('/v1/health/reports', { channel: CHANNEL, reports }),
    acknowledge: (envelope) => post('/v1/acknowledgements', { channel: CHANNEL, envelope }),

    async close() {
      await Promise.all([pool.destroy(), events.destroy()]);
    },
  };
}

async function readBounded(body: AsyncIterable<unknown>, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    const bytes = chunk as Buffer;
    size += bytes.length;
    if (size > limit) throw new RegistryUnavailable(`the registry sent more than ${limit} bytes`);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}
