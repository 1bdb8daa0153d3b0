/** A code's status, and its English text: the specification's where it has one. */
export type RefusalTable = Readonly<Record<string, readonly [status: number, text: string]>>;

/** Of any call; each capability adds its own in its `codes.ts`. */
export const callRefusals = {
  'REQUEST.INVALID': [400, 'The request is not valid.'],
  'REQUEST.NOT_FOUND': [404, 'There is no such call.'],
  'REQUEST.TOO_MANY': [429, 'Too many attempts. Please try again later.'],
  'REQUEST.UNSUPPORTED_MEDIA_TYPE': [415, 'Send JSON with the header Content-Type: application/json.'],
  'REQUEST.TOO_LARGE': [413, 'The request is too large.'],
  'REQUEST.IDEMPOTENCY_KEY_MISSING': [
    400,
    'This call has an effect. Send the header Idempotency-Key with it, and the same one if it is sent again.',
  ],
  'REQUEST.IDEMPOTENCY_KEY_REUSED': [422, 'This Idempotency-Key was used for another request.'],
  'REQUEST.IN_FLIGHT': [409, 'This request is already under way.'],
  'CURRENCY.UNSUPPORTED': [
    400,
    'Prices in rupees are for addresses in India, other currencies for addresses abroad.',
  ],
  'STAFF.NAME_DIFFERS': [403, 'The name is not that of who calls.'],
  'STAFF.PERSON_REQUIRED': [403, 'This takes a person with a token of their own.'],
  'SERVICE.UNAVAILABLE': [503, 'Something went wrong. Please try again in a moment.'],
  'SERVICE.FAILED': [500, 'Something went wrong'],
} as const satisfies RefusalTable;

/** The table of each capability, which adds its own in its `codes.ts`. @public */
export interface CodeTables {
  call: typeof callRefusals;
}

/** Stable error codes: the API answers them, screens translate them by code. */
export type ErrorCode = { [Of in keyof CodeTables]: keyof CodeTables[Of] }[keyof CodeTables];
