import {
  type ApiClient,
  type ApiFailure,
  call as callOf,
  type DataOptions,
  type Envelope,
} from '@suvarna/contracts/call';
import { guestCreate, logout, preGuestCreate, sessionRefresh } from '@suvarna/contracts/identity';
import type { DataOf, Endpoint } from '@suvarna/contracts/endpoint';
import type { Session } from '@suvarna/session';
import { isTokenRefused, isUnanswered, noAnswer, readEnvelope, readFile } from './answer.ts';
import { createAttempts, type AttemptHost, type Call } from './attempt.ts';
import { createGuestMaker } from './guest.ts';
import { createInFlight } from './in-flight.ts';
import { createLookAround } from './look-around.ts';
import type { Exclusively } from './one-tab-at-a-time.ts';
import { createProver, type Prove } from './prove.ts';
import { createAfterRefusedToken, type Sent } from './refused-token.ts';
import { createRenewer } from './renew.ts';
import { createSignOut } from './sign-out.ts';
import { TransportFailure, type TransportAnswer } from './transport.ts';

export interface ClientHost extends AttemptHost {
  readonly session: Session;
  /** Path with query of the page on screen. */
  readonly address: () => string;
  readonly randomId: () => string;
  /** Runs one at a time over all tabs of the browser. */
  readonly exclusively: Exclusively;
}

/** The bag's token: `ensureGuest` makes one before a call that cannot do without. */
export interface StoreClient extends ApiClient {
  /** Makes a guest session when no shopper is here yet. Rejects with `ApiFailure` when none can be made. */
  ensureGuest(): Promise<void>;
  /** Whether a call of a page is on its way. */
  isAsking(): boolean;
  /**
   * The one way out. A session that ends under a call answers it with a refusal: what pages asked is answered
   * first, reads that take longer than two seconds are aborted, writes are waited for as long as a call waits
   * for its answer, and what is asked in the meantime is not sent (`CALL.ABORTED`). When the server cannot be told, this
   * browser forgets the customer all the same, and the session ends there by the clock.
   *
   * @returns whether the server knows
   */
  signOut(): Promise<boolean>;
  /**
   * Who asks the customer to prove who they are, where the store wants it before it does something (409
   * `SESSION.PROOF_REQUIRED`). After a yes the call is made once more, with its key; after a no, or where
   * no page asks, the refusal is the caller's.
   *
   * @returns lets ask who asked before: a sheet that is open asks in its own place and gives it back
   */
  proveWith(prove: Prove): () => void;
}

export function createApiClient(host: ClientHost): StoreClient {
  const { session, bus } = host;
  const inFlight = createInFlight();
  const prover = createProver(session);
  const { attempt, attemptTwice } = createAttempts(host);

  /** The client's own calls are made without a token: they are about having one. */
  const askFor = <Of extends Endpoint>(
    { path, shape }: Of,
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

  const lookAround = createLookAround(session, host.wait, () =>
    askFor(preGuestCreate, { uuid: session.guestId() }, host.randomId()),
  );

  const afterRefusedToken = createAfterRefusedToken({
    session,
    bus,
    address: host.address,
    attempt,
    makeGuest,
    renew: createRenewer({
      session,
      exclusively: host.exclusively,
      ask: () => askFor(sessionRefresh, {}, null),
    }),
  });

  const isOver = ({ path }: Pick<Call<unknown>, 'path'>): boolean => isEnding() && path !== logout.path;

  const tryCall = async <Result>(request: Call<Result>): Promise<Result> => {
    if (isOver(request)) throw noAnswer(new TransportFailure('aborted', null));
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
      if (
        !isTokenRefused(failure) ||
        explicit !== undefined ||
        request.path === guestCreate.path ||
        // Refused because of the sign-out: nothing was done, and a shopper who signs out is not asked to sign in.
        isOver(request)
      )
        throw failure;
      return await afterRefusedToken(request, sent, failure);
    }
  };
  const call = <Result>(request: Call<Result>): Promise<Result> =>
    inFlight.track({ abortable: request.method === 'GET', signal: request.options.signal }, (signal) =>
      tryCall({ ...request, options: { ...request.options, signal } }),
    );

  const { isEnding, signOut } = createSignOut({
    session,
    bus,
    inFlight,
    wait: host.wait,
    tellServer: () => callOf(client, logout, { body: {} }),
  });

  const askProven = <Result>(request: Call<Result>): Promise<Result> =>
    prover.proven(() => call(request), request.options.signal);

  const reader =
    <Data>({ expect }: DataOptions) =>
    (answer: TransportAnswer): Envelope<Data> =>
      readEnvelope<Data>(answer, expect);

  const client: StoreClient = {
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
    signOut,
    proveWith: prover.proveWith,
    async ensureGuest() {
      if (session.shopperToken() === null) await makeGuest(null);
    },
  };
  return client;
}
