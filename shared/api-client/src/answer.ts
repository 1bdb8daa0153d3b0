import { ApiFailure, type Envelope, fits } from '@suvarna/contracts/call';
import { TransportFailure, type TransportAnswer } from './transport.ts';

/** Codes of calls that got no answer; they complete the API's own codes. `status` is 0. */
export const CALL_ABORTED = 'CALL.ABORTED';
export const CALL_TIMED_OUT = 'CALL.TIMED_OUT';
export const CALL_UNREACHABLE = 'CALL.UNREACHABLE';

const NO_ANSWER: Readonly<Record<TransportFailure['reason'], string>> = {
  aborted: CALL_ABORTED,
  'timed-out': CALL_TIMED_OUT,
  unreachable: CALL_UNREACHABLE,
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/**
 * The envelope of a good answer, whose data fits what the caller cannot do without.
 * @throws ApiFailure for every other one, with the API's code and text
 */
export function readEnvelope<Data>(answer: TransportAnswer, expected?: unknown): Envelope<Data> {
  const { status, body } = answer;
  if (
    status >= 200 &&
    status < 300 &&
    isRecord(body) &&
    body['error'] === false &&
    (expected === undefined || fits(body['data'], expected))
  )
    return body as unknown as Envelope<Data>;
  throw failureOf(answer);
}

function failureOf({ status, body }: TransportAnswer): ApiFailure {
  const record = isRecord(body) ? body : {};
  return new ApiFailure(textOf(record['msg']) ?? textOf(record['message']) ?? `HTTP ${status}`, {
    status,
    code: textOf(record['code']) ?? 'SERVICE.FAILED',
    body,
  });
}

/** The file of a good answer. @throws ApiFailure as {@link readEnvelope} does */
export function readFile(answer: TransportAnswer): Blob {
  if (answer.status >= 200 && answer.status < 300 && answer.body instanceof Blob) return answer.body;
  throw failureOf(answer);
}

/** The failure of a call without an answer. */
export function noAnswer(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error;
  const code = error instanceof TransportFailure ? NO_ANSWER[error.reason] : CALL_UNREACHABLE;
  return new ApiFailure(error instanceof Error ? error.message : String(error), {
    status: 0,
    code,
    cause: error,
  });
}

/** Worth one more try for a read: nothing arrived, or a server said that it is not there just now. */
export function isTransient(failure: ApiFailure): boolean {
  return failure.code === CALL_UNREACHABLE || [502, 503, 504].includes(failure.status);
}

/** Nothing came back, and no caller had stopped waiting. */
export function isUnanswered(failure: ApiFailure): boolean {
  return failure.status === 0 && failure.code !== CALL_ABORTED;
}

/** The token was refused; a wrong password is an answer to a question, not a refused token. */
export function isTokenRefused(failure: ApiFailure): boolean {
  return (failure.status === 401 || failure.status === 403) && failure.code !== 'SESSION.CREDENTIALS_WRONG';
}

/** The token lives and is not enough: a guest asked for what only a customer has. */
export function isCustomerWanted(failure: ApiFailure): boolean {
  return failure.code === 'SESSION.TOKEN_MISSING';
}

/** Nothing was done: the customer is to prove who they are first. */
export function isProofWanted(failure: ApiFailure): boolean {
  return failure.status === 409 && failure.code === 'SESSION.PROOF_REQUIRED';
}

/** The session lives; only the token had its minutes. */
export function isTokenExpired(failure: ApiFailure): boolean {
  return failure.status === 401 && failure.code === 'SESSION.TOKEN_EXPIRED';
}
