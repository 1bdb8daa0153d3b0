import { isDatabaseOutage, isDeadlock } from '@suvarna/database/outage';
import { Busy } from '../../../platform/busy.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { type FaultCode, TransportFault } from '../model/fault.ts';

const BY_STATUS: Readonly<Record<number, FaultCode>> = {
  404: 'not_found',
  413: 'request_too_large',
  429: 'rate_limited',
  503: 'unavailable',
};

/** Whatever was thrown, as the protocol says it; what is nobody's no is a fault of ours, and says nothing of itself. */
export function asFault(error: unknown): TransportFault {
  if (error instanceof TransportFault) return error;
  if (error instanceof Busy || isDatabaseOutage(error) || isDeadlock(error))
    return new TransportFault('unavailable', 'The store is busy. Please try again in a moment.', {
      cause: error,
      retryAfter: 1,
    });
  const { statusCode, message } = error as { readonly statusCode?: number; readonly message?: string };
  const status = error instanceof Refusal ? error.status : statusCode;
  const code =
    status === undefined ? undefined : (BY_STATUS[status] ?? (status < 500 ? 'invalid_request' : undefined));
  return code === undefined
    ? new TransportFault('internal_error', 'Something went wrong. Please try again in a moment.', {
        cause: error,
      })
    : new TransportFault(code, message ?? code, {
        cause: error,
        ...(error instanceof Refusal && error.retryAfter !== undefined && { retryAfter: error.retryAfter }),
      });
}
