import type { FaultCode } from '../model/fault.ts';

/** By the tables of the specification (UCP overview, Error Codes). */
const CODES: { readonly [Code in FaultCode]?: number } = {
  invalid_profile_url: -32_001,
  profile_unreachable: -32_001,
  profile_malformed: -32_001,
  version_unsupported: -32_001,
  digest_mismatch: -32_600,
  algorithm_unsupported: -32_600,
  invalid_request: -32_602,
  sensitive_data: -32_602,
  request_too_large: -32_602,
  internal_error: -32_603,
};

/** What JSON-RPC calls a fault; the status of HTTP is its own (rule 27). */
export const rpcCodeOf = (code: FaultCode): number => CODES[code] ?? -32_000;
