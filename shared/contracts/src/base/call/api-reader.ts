import type { Envelope } from './errors.ts';
import type { Shape } from './shape.ts';

export type QueryValue = string | number | boolean | undefined;

export interface CallOptions {
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly signal?: AbortSignal;
  /** Replaces the session's token for this call (specification §4, token precedence). */
  readonly token?: string;
  /** Sent as `Idempotency-Key`; made by the client when an effect has none. */
  readonly idempotencyKey?: string;
  /** A small effect that is to arrive although the page goes in the meantime; browsers take 64 KiB of such bodies at a time. */
  readonly keepalive?: boolean;
  /** Pictures go along: the call has as long as a file has. */
  readonly heavy?: boolean;
}

export interface DataOptions extends CallOptions {
  /** What the caller cannot do without in the answer's `data`; anything else fails with `SERVICE.FAILED`. */
  readonly expect?: Shape | undefined;
}

/**
 * What the host hands to code of a page, in the browser (`@suvarna/api-client`) and on the server (the
 * composer's reader). Paths are relative to `/api/`; no page writes one: pages ask by the table of
 * endpoints (`call.ts`). Rejects with `ApiFailure`.
 */
export interface ApiReader {
  get<Data>(path: string, options?: DataOptions): Promise<Envelope<Data>>;
}

export interface ApiClient extends ApiReader {
  /** A call with a body is a POST (specification §7). */
  post<Data>(path: string, body: object, options?: DataOptions): Promise<Envelope<Data>>;
  /** A file behind the session's token, such as an invoice. Failures are those of a read. */
  download(path: string, options?: CallOptions): Promise<Blob>;
}

/** A call that did not answer 2xx, or did not answer at all (`status` 0). */
export class ApiFailure extends Error {
  readonly status: number;
  readonly code: string;
  readonly body: unknown;

  constructor(message: string, details: { status: number; code: string; body?: unknown; cause?: unknown }) {
    super(message, { cause: details.cause });
    this.name = 'ApiFailure';
    this.status = details.status;
    this.code = details.code;
    this.body = details.body;
  }
}

/**
 * Whether a call failed. By name and not by class: every remote is built by itself and has a copy of
 * this class, while the failure was made by the host's.
 */
export function isApiFailure(error: unknown): error is ApiFailure {
  return error instanceof Error && error.name === 'ApiFailure';
}
