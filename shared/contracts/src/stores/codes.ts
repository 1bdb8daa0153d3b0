declare module '../base/call/error-codes.ts' {
  interface ErrorCodes {
    'STORE.NOT_FOUND': true;
    'APPOINTMENT.NOT_FOUND': true;
    'APPOINTMENT.KIND_UNAVAILABLE': true;
    'APPOINTMENT.SLOT_INVALID': true;
    'APPOINTMENT.SLOT_TAKEN': true;
    'APPOINTMENT.CLOSED': true;
    'APPOINTMENT.TOO_MANY': true;
    'APPOINTMENT.CODE_REQUIRED': true;
    'APPOINTMENT.CHANGED': true;
    'APPOINTMENT.NOT_BEGUN': true;
    'APPOINTMENT.REASON_REQUIRED': true;
  }
}

export type {};
