import type { ApiFailure, CallOptions, QueryValue } from '@suvarna/contracts/call';
import { REVISION_HEADER } from '@suvarna/contracts/public-composition';
import type { EventBus } from '@suvarna/event-bus';
import { currencyHeader } from '@suvarna/session';
import { isTransient, noAnswer } from './answer.ts';
import type { ErrorAlerts } from './error-alerts.ts';
import type { Transport, TransportAnswer } from './transport.ts';

const TIMEOUT_MS = 8_000;
/** A file is made first, then it travels; pictures travel before they are looked at. */
const FILE_TIMEOUT_MS = 30_000;
/** One retry of a read, after a short wait that differs between browsers. */
const RETRY_AFTER_MS = { least: 150, most: 450 };

export interface AttemptHost {
  readonly transport: Transport;
  readonly bus: Pick<EventBus, 'emit'>;
  readonly cookies: () => string;
  /** Of the page on screen: what is written to the shopper is in it, whatever the browser prefers. */
  readonly language: () => string;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly alerts: ErrorAlerts;
}

export interface Call<Result> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object;
  readonly options: CallOptions;
  /** The same on every try of a call, so that an effect happens once. */
  readonly idempotencyKey: string | null;
  readonly file?: boolean;
  /** What the caller gets. @throws ApiFailure for an answer that is none */
  readonly read: (answer: TransportAnswer) => Result;
}

export type Attempt = <Result>(call: Call<Result>, token: string | null) => Promise<Result>;

/** Sends calls as they are, with the headers that every call has (specification §7). */
export function createAttempts(host: AttemptHost): {
  readonly attempt: Attempt;
  readonly attemptTwice: Attempt;
} {
  let newestRevision = -1;

  const noticeRevision = (header: string | null): void => {
    const revision = Number(header);
    if (header === null || !Number.isSafeInteger(revision) || revision <= newestRevision) return;
    newestRevision = revision;
    host.bus.emit('composition.revision.noticed', { revision });
  };

  const attempt = async <Result>(call: Call<Result>, token: string | null): Promise<Result> => {
    const headers: Record<string, string> = {
      'Content-Type': 'application/json',
      Accept: call.file ? '*/*' : 'application/json',
      'Accept-Language': host.language(),
      currency_code: currencyHeader(host.cookies()),
      traceparent: newTraceparent(),
    };
    if (token !== null) headers['Authorization'] = `Bearer ${token}`;
    if (call.idempotencyKey !== null) headers['Idempotency-Key'] = call.idempotencyKey;
    try {
      const answer = await host.transport({
        method: call.method,
        url: addressOf(call.path, call.options.query),
        headers,
        timeoutMs: call.file || call.options.heavy ? FILE_TIMEOUT_MS : TIMEOUT_MS,
        ...(call.file && { file: true }),
        ...(call.body && { body: call.body }),
        ...(call.options.keepalive && { keepalive: true }),
        ...(call.options.signal && { signal: call.options.signal }),
      });
      noticeRevision(answer.header(REVISION_HEADER));
      host.alerts.flush();
      return call.read(answer);
    } catch (error) {
      throw noAnswer(error);
    }
  };

  /** A read that failed for a passing reason is asked once more. */
  const attemptTwice = async <Result>(call: Call<Result>, token: string | null): Promise<Result> => {
    try {
      return await attempt(call, token);
    } catch (error) {
      const failure = error as ApiFailure;
      if (call.method !== 'GET' || !isTransient(failure)) throw failure;
      await host.wait(RETRY_AFTER_MS.least + Math.random() * (RETRY_AFTER_MS.most - RETRY_AFTER_MS.least));
      if (call.options.signal?.aborted) throw failure;
      return attempt(call, token);
    }
  };

  return { attempt, attemptTwice };
}

/** W3C trace context of a call, by which servers and their logs tell it. Nothing is recorded here, so it asks for nothing to be. */
const newTraceparent = (): string => `00-${randomHex()}-${randomHex().slice(16)}-00`;
const randomHex = (): string => crypto.randomUUID().replaceAll('-', '');

function addressOf(path: string, query: Readonly<Record<string, QueryValue>> = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}
