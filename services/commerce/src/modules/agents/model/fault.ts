/** Codes of the transport: the call itself is refused, whatever it wanted (UCP overview, Error handling). */
const FAULTS = {
  invalid_request: 400,
  sensitive_data: 400,
  request_too_large: 400,
  invalid_profile_url: 400,
  digest_mismatch: 400,
  algorithm_unsupported: 400,
  signature_missing: 401,
  signature_invalid: 401,
  key_not_found: 401,
  identity_required: 401,
  insufficient_scope: 403,
  profile_not_trusted: 403,
  not_found: 404,
  idempotency_conflict: 409,
  profile_malformed: 422,
  version_unsupported: 422,
  profile_unreachable: 424,
  rate_limited: 429,
  internal_error: 500,
  unavailable: 503,
} as const;
export type FaultCode = keyof typeof FAULTS;

interface FaultDetails {
  /** Seconds after which asking again makes sense. */
  readonly retryAfter?: number;
  readonly cause?: unknown;
  /** Further headers, `WWW-Authenticate` say. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Thrown to refuse a call of an agent as the protocol says it; both faces answer it, each in its form. */
export class TransportFault extends Error {
  override readonly name = 'TransportFault';
  readonly code: FaultCode;
  readonly status: number;
  readonly retryAfter: number | undefined;
  readonly headers: Readonly<Record<string, string>>;

  /** @param content for developers, in English */
  constructor(code: FaultCode, content: string, { retryAfter, cause, headers = {} }: FaultDetails = {}) {
    super(content, { cause });
    this.code = code;
    this.status = FAULTS[code];
    this.retryAfter = retryAfter;
    this.headers = headers;
  }
}
