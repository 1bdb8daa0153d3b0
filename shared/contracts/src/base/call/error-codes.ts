/**
 * Stable error codes: the API answers them, screens translate them by code. Here are those of any call;
 * each capability adds its own in its `codes.ts`.
 */
export interface ErrorCodes {
  'REQUEST.INVALID': true;
  'REQUEST.NOT_FOUND': true;
  'REQUEST.TOO_MANY': true;
  'REQUEST.UNSUPPORTED_MEDIA_TYPE': true;
  'REQUEST.TOO_LARGE': true;
  'REQUEST.IDEMPOTENCY_KEY_MISSING': true;
  'REQUEST.IDEMPOTENCY_KEY_REUSED': true;
  'REQUEST.IN_FLIGHT': true;
  'CURRENCY.UNSUPPORTED': true;
  'STAFF.NAME_DIFFERS': true;
  'STAFF.PERSON_REQUIRED': true;
  'SERVICE.UNAVAILABLE': true;
  'SERVICE.FAILED': true;
}
