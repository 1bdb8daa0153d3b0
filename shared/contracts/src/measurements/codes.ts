declare module '../base/call/error-codes.ts' {
  interface ErrorCodes {
    'MEASUREMENT.NOT_FOUND': true;
    'MEASUREMENT.CHANGED': true;
    'MEASUREMENT.TOO_MANY': true;
    'MEASUREMENT.SELF_EXISTS': true;
    'MEASUREMENT.FINGER_TWICE': true;
  }
}

export type {};
