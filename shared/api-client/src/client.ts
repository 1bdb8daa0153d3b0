import type { GuestSession } from '@suvarna/contracts/api/customer';
import type { SessionRenewed } from '@suvarna/contracts/api/identity';
import type { ApiClient, CallOptions, QueryValue } from '@suvarna/contracts/api-reader';
import type { ApiFailure } from '@suvarna/contracts/api-reader';
import { REVISION_HEADER } from '@suvarna/contracts/delivery/public-composition';
import type { EventBus } from '@suvarna/event-bus';
import { currencyHeader, isSignInPath, signInPath, type Session } from '@suvarna/session';
import { isTokenExpired, isTokenRefused, isTransient, noAnswer, readEnvelope, readFile } from './answer.ts';
import { CREATE_GUEST_PATH, createGuestMaker } from './guest.ts';
import { createRenewer, RENEW_PATH } from './renew.ts';
import type { Transport, TransportAnswer } from './transport.ts';

const TIMEOUT_MS = 8_000;
/** A file is made first, then it travels. */
const FILE_TIMEOUT_MS = 30_000;
/** One retry of a read, after a short wait that differs between browsers. */
const RETRY_AFTER_MS = { least: 150, most: 450 };

export interface ClientHost {
  readonly transport: Transport;
  readonly session: Session;
  readonly bus: Pick<EventBus, 'emit'>;
  readonly cookies: () => string;
  /** Path with query of the page on screen. */
  readonly address: () => string;
  readonly randomId: () => string;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Runs one at a time over all tabs of the browser. */
  readonly exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** The bag's token: `ensureGuest` makes one before a call that cannot do without. */
export interface StoreClient extends ApiClient {
  /** Makes a guest session when there is no token at all. Never rejects. */
  ensureGuest(): Promise<void>;
}

interface Call<Result> {
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

export function createApiClient(host: ClientHost): StoreClient {
  const { session, bus } = host;
  let newestRevision = -1;

  const noticeRevision = (header: string | null): void => {
    const revision = Number(header);
    if (header === null || !Number.isSafeInteger(revision) || revision <= newestRevision) return;
    newestRevision = revision;
    bus.emit('composition.revision.noticed', { revision });
  };

  const attempt = async <Result>(call: Call<Result>, token: string | null): Promise<Result> => {
    const headers: Record<string, string> = { 'Content-Type': 'application/json', Accept: call.file ? '*/*' : 'application/json', currency_code: currencyHeader(host.cookies()) };
    if (token !== null) headers['Authorization'] = `Bearer ${token}`;
    if (call.idempotencyKey !== null) headers['Idempotency-Key'] = call.idempotencyKey;
    try {
      const answer = await host.transport({
        method: call.method,
        url: addressOf(call.path, call.options.query),
        headers,
        timeoutMs: call.file ? FILE_TIMEOUT_MS : TIMEOUT_MS,
        ...(call.file && { file: true }),
        ...(call.body && { body: call.body }),
        ...(call.options.signal && { signal: call.options.signal }),
      });
      noticeRevision(answer.header(REVISION_HEADER));
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

  const makeGuest = createGuestMaker({
    session,
    create: (body) => attempt({ method: 'POST', path: CREATE_GUEST_PATH, body, options: {}, idempotencyKey: host.randomId(), read: readEnvelope<GuestSession> }, null),
  });

  const renew = createRenewer({
    session,
    exclusively: host.exclusively,
    ask: () => attempt({ method: 'POST', path: RENEW_PATH, body: {}, options: {}, idempotencyKey: null, read: readEnvelope<SessionRenewed> }, null),
  });

  const endRejectedSession = (): void => {
    session.signOut();
    bus.emit('session.token.rejected', {});
    const here = host.address();
    if (!isSignInPath(here)) bus.emit('navigation.visit.requested', { to: signInPath(here) });
  };

  /** Specification §4, guest session: what a refused token leads to. */
  const afterRefusal = async <Result>(request: Call<Result>, sent: string | null, failure: ApiFailure): Promise<Result> => {
    const now = session.token();
    // Somebody signed in or became a guest while this call was on its way.
    if (now !== null && now !== sent) return attempt(request, now);
    if (session.storedToken() !== null) {
      endRejectedSession();
      throw failure;
    }
    const guest = await makeGuest();
    if (guest === null) throw failure;
    return attempt(request, guest);
  };

  /** A login whose token had its minutes goes on with another, silently and once. */
  const afterExpiry = async <Result>(request: Call<Result>, expired: string, failure: ApiFailure): Promise<Result> => {
    const renewed = await renew(expired);
    if (renewed === null) return afterRefusal(request, expired, failure);
    try {
      return await attempt(request, renewed);
    } catch (error) {
      if (isTokenRefused(error as ApiFailure)) return afterRefusal(request, renewed, error as ApiFailure);
      throw error;
    }
  };

  const call = async <Result>(request: Call<Result>): Promise<Result> => {
    const explicit = request.options.token;
    const sent = session.token(explicit);
    try {
      return await attemptTwice(request, sent);
    } catch (error) {
      const failure = error as ApiFailure;
      if (!isTokenRefused(failure) || explicit !== undefined || request.path === CREATE_GUEST_PATH) throw failure;
      return isTokenExpired(failure) && sent !== null && sent === session.storedToken() ? afterExpiry(request, sent, failure) : afterRefusal(request, sent, failure);
    }
  };

  return {
    get: <Data>(path: string, options: CallOptions = {}) => call({ method: 'GET', path, options, idempotencyKey: null, read: readEnvelope<Data> }),
    post: <Data>(path: string, body: object, options: CallOptions = {}) => call({ method: 'POST', path, body, options, idempotencyKey: options.idempotencyKey ?? host.randomId(), read: readEnvelope<Data> }),
    download: (path, options = {}) => call({ method: 'GET', path, options, idempotencyKey: null, file: true, read: readFile }),
    async ensureGuest() {
      if (session.token() === null) await makeGuest();
    },
  };
}

function addressOf(path: string, query: Readonly<Record<string, QueryValue>> = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}
