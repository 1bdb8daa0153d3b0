import type { CallOf } from '@suvarna/contracts/call';
import { guestCreate, preGuestCreate, sessionRefresh } from '@suvarna/contracts/calls/session';
import type { Envelope } from '@suvarna/contracts/errors';
import type { DataOf, Endpoint } from '@suvarna/contracts/endpoint';
import type { ApiClient, CallOptions, DataOptions, QueryValue } from '@suvarna/contracts/api-reader';
import type { ApiFailure } from '@suvarna/contracts/api-reader';
import { REVISION_HEADER } from '@suvarna/contracts/release-delivery/public-composition';
import type { EventBus } from '@suvarna/event-bus';
import { currencyHeader, isSignInPath, signInPath, type Session } from '@suvarna/session';
import {
  isCustomerWanted,
  isTokenExpired,
  isTokenRefused,
  isTransient,
  isUnanswered,
  noAnswer,
  readEnvelope,
  readFile,
} from './answer.ts';
import type { ErrorAlerts } from './error-alerts.ts';
import { createGuestMaker } from './guest.ts';
import { createInFlight } from './in-flight.ts';
import type { Exclusively } from './one-tab-at-a-time.ts';
import { createProver, type Prove } from './prove.ts';
import { createRenewer } from './renew.ts';
import type { Transport, TransportAnswer } from './transport.ts';

const TIMEOUT_MS = 8_000;
/** A file is made first, then it travels; pictures travel before they are looked at. */
const FILE_TIMEOUT_MS = 30_000;
/** One retry of a read, after a short wait that differs between browsers. */
const RETRY_AFTER_MS = { least: 150, most: 450 };
/** Who looks around gets a token when the page that brought them has had its time. */
const PRE_GUEST_AFTER_MS = 2_000;
/** Nobody waits longer for what others asked. */
const QUIET_AFTER_MS = 2_000;

export interface ClientHost {
  readonly transport: Transport;
  readonly session: Session;
  readonly bus: Pick<EventBus, 'emit'>;
  readonly cookies: () => string;
  /** Path with query of the page on screen. */
  readonly address: () => string;
  /** Of the page on screen: what is written to the shopper is in it, whatever the browser prefers. */
  readonly language: () => string;
  readonly randomId: () => string;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Runs one at a time over all tabs of the browser. */
  readonly exclusively: Exclusively;
  readonly alerts: ErrorAlerts;
}

/** The bag's token: `ensureGuest` makes one before a call that cannot do without. */
export interface StoreClient extends ApiClient {
  /** Makes a guest session when nobody is here yet. Rejects with `ApiFailure` when none can be made. */
  ensureGuest(): Promise<void>;
  /** Whether a call of a page is on its way. */
  isAsking(): boolean;
  /** Resolves when none is, or after two seconds: a session that ends earlier answers them with a refusal. */
  quiet(): Promise<void>;
  /**
   * Who asks the customer to prove who they are, where the store wants it before it does something (409
   * `SESSION.PROOF_REQUIRED`). After a yes the call is made once more, with its key; after a no, or where
   * nobody asks, the refusal is the caller's.
   */
  proveWith(prove: Prove): void;
}

/** What a call went out with. */
interface Sent {
  readonly token: string | null;
  /** Whose login the token is; `null` for a guest's, or none. */
  readonly person: string | null;
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
  let lookingAround = false;
  const inFlight = createInFlight();
  const prover = createProver(session);

  const noticeRevision = (header: string | null): void => {
    const revision = Number(header);
    if (header === null || !Number.isSafeInteger(revision) || revision <= newestRevision) return;
    newestRevision = revision;
    bus.emit('composition.revision.noticed', { revision });
  };

  const attempt = async <Result>(call: Call<Result>, token: string | null): Promise<Result> => {
    const headers: Record<string, string> = {
      'Content-Type': 'application/json',
      Accept: call.file ? '*/*' : 'application/json',
      'Accept-Language': host.language(),
      currency_code: currencyHeader(host.cookies()),
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

  /** The client's own calls are made without a token: they are about having one. */
  const askFor = <Of extends Endpoint>(
    { path, shape }: CallOf<Of>,
    body: object,
    idempotencyKey: string | null,
  ): Promise<Envelope<DataOf<Of>>> =>
    attempt(
      {
        method: 'POST',
        path,
        body,
        options: {},
        idempotencyKey,
        read: (answer) => readEnvelope<DataOf<Of>>(answer, shape),
      },
      null,
    );

  const makeGuest = createGuestMaker({
    session,
    exclusively: host.exclusively,
    create: (body) => askFor(guestCreate, body, host.randomId()),
  });

  /** Every call is to carry a token (specification §7): who has none gets one to look around with, once a page, beside everything else. */
  const lookAround = async (): Promise<void> => {
    if (lookingAround || session.token() !== null) return;
    lookingAround = true;
    await host.wait(PRE_GUEST_AFTER_MS);
    if (session.token() !== null) return;
    try {
      const { data } = await askFor(preGuestCreate, { uuid: session.guestId() }, host.randomId());
      if (session.token() === null) session.savePreGuestToken(data);
    } catch {
      // Looking around works without.
    }
  };

  const renew = createRenewer({
    session,
    exclusively: host.exclusively,
    ask: () => askFor(sessionRefresh, {}, null),
  });

  const endRejectedSession = (): void => {
    session.signOut();
    bus.emit('session.token.rejected', {});
    const here = host.address();
    if (!isSignInPath(here)) bus.emit('navigation.visit.requested', { to: signInPath(here) });
  };

  /** Specification §4, guest session: what a refused token leads to. */
  const afterRefusal = async <Result>(
    request: Call<Result>,
    sent: Sent,
    failure: ApiFailure,
  ): Promise<Result> => {
    // What a customer asked for is not done in the name of whoever is here now.
    if (sent.person !== null && sent.person !== session.person()) throw failure;
    const now = session.token();
    // Somebody signed in, became a guest or had the token renewed while this call was on its way.
    if (now !== null && now !== sent.token) return attempt(request, now);
    if (session.storedToken() !== null) {
      endRejectedSession();
      throw failure;
    }
    // A living guest who asks for what only a customer has must not lose a bag for it.
    if (now !== null && now === session.guestToken() && isCustomerWanted(failure)) throw failure;
    const guest = await makeGuest(sent.token).catch(() => {
      // The caller is told why its own call was refused.
      throw failure;
    });
    return attempt(request, guest);
  };

  /** A login whose token had its minutes goes on with another, silently and once. */
  const afterExpiry = async <Result>(
    request: Call<Result>,
    sent: Sent,
    expired: string,
    failure: ApiFailure,
  ): Promise<Result> => {
    const renewed = await renew(expired);
    if (renewed === null || sent.person !== session.person()) return afterRefusal(request, sent, failure);
    try {
      return await attempt(request, renewed);
    } catch (error) {
      if (isTokenRefused(error as ApiFailure))
        return afterRefusal(request, { ...sent, token: renewed }, error as ApiFailure);
      throw error;
    }
  };

  const tryCall = async <Result>(request: Call<Result>): Promise<Result> => {
    const explicit = request.options.token;
    const token = session.token(explicit);
    const sent: Sent = {
      token,
      person: token !== null && token === session.storedToken() ? session.person() : null,
    };
    try {
      const result = await attemptTwice(request, token);
      if (token === null) void lookAround();
      return result;
    } catch (error) {
      const failure = error as ApiFailure;
      if (request.idempotencyKey !== null && isUnanswered(failure))
        host.alerts.keep(request.path, request.idempotencyKey);
      if (!isTokenRefused(failure) || explicit !== undefined || request.path === guestCreate.path)
        throw failure;
      return await (isTokenExpired(failure) && token !== null && token === session.storedToken()
        ? afterExpiry(request, sent, token, failure)
        : afterRefusal(request, sent, failure));
    }
  };
  const call = <Result>(request: Call<Result>): Promise<Result> => inFlight.track(() => tryCall(request));

  const askProven = <Result>(request: Call<Result>): Promise<Result> =>
    prover.proven(() => call(request), request.options.signal);

  const reader =
    <Data>({ expect }: DataOptions) =>
    (answer: TransportAnswer): Envelope<Data> =>
      readEnvelope<Data>(answer, expect);

  return {
    get: <Data>(path: string, options: DataOptions = {}) =>
      askProven({ method: 'GET', path, options, idempotencyKey: null, read: reader<Data>(options) }),
    post: <Data>(path: string, body: object, options: DataOptions = {}) =>
      askProven({
        method: 'POST',
        path,
        body,
        options,
        idempotencyKey: options.idempotencyKey ?? host.randomId(),
        read: reader<Data>(options),
      }),
    download: (path, options = {}) =>
      askProven({ method: 'GET', path, options, idempotencyKey: null, file: true, read: readFile }),
    isAsking: inFlight.isAny,
    quiet: () => Promise.race([inFlight.ended(), host.wait(QUIET_AFTER_MS)]),
    proveWith: prover.proveWith,
    async ensureGuest() {
      if (session.shopperToken() === null) await makeGuest(null);
    },
  };
}

function addressOf(path: string, query: Readonly<Record<string, QueryValue>> = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}
