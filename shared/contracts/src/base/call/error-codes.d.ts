export type RefusalTable = Readonly<Record<string, readonly [status: number, text: string]>>;
export declare const callRefusals: {
  readonly 'REQUEST.INVALID': readonly [400, 'The request is not valid.'];
  readonly 'REQUEST.NOT_FOUND': readonly [404, 'There is no such call.'];
  readonly 'REQUEST.TOO_MANY': readonly [429, 'Too many attempts. Please try again later.'];
  readonly 'REQUEST.UNSUPPORTED_MEDIA_TYPE': readonly [
    415,
    'Send JSON with the header Content-Type: application/json.',
  ];
  readonly 'REQUEST.TOO_LARGE': readonly [413, 'The request is too large.'];
  readonly 'REQUEST.IDEMPOTENCY_KEY_MISSING': readonly [
    400,
    'This call has an effect. Send the header Idempotency-Key with it, and the same one if it is sent again.',
  ];
  readonly 'REQUEST.IDEMPOTENCY_KEY_REUSED': readonly [
    422,
    'This Idempotency-Key was used for another request.',
  ];
  readonly 'REQUEST.IN_FLIGHT': readonly [409, 'This request is already under way.'];
  readonly 'CURRENCY.UNSUPPORTED': readonly [
    400,
    'Prices in rupees are for addresses in India, other currencies for addresses abroad.',
  ];
  readonly 'STAFF.NAME_DIFFERS': readonly [403, 'The name is not that of who calls.'];
  readonly 'STAFF.PERSON_REQUIRED': readonly [403, 'This takes a person with a token of their own.'];
  readonly 'SERVICE.UNAVAILABLE': readonly [503, 'Something went wrong. Please try again in a moment.'];
  readonly 'SERVICE.FAILED': readonly [500, 'Something went wrong'];
};
export interface CodeTables {
  call: typeof callRefusals;
}
export type ErrorCode = {
  [Of in keyof CodeTables]: keyof CodeTables[Of];
}[keyof CodeTables];
