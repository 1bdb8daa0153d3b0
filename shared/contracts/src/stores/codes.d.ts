export declare const refusals: {
  readonly 'STORE.NOT_FOUND': readonly [404, 'This store was not found.'];
  readonly 'APPOINTMENT.NOT_FOUND': readonly [404, 'This appointment was not found. Please check the link.'];
  readonly 'APPOINTMENT.KIND_UNAVAILABLE': readonly [
    400,
    'This store does not offer that. Please choose another type of appointment.',
  ];
  readonly 'APPOINTMENT.SLOT_INVALID': readonly [
    400,
    'This time cannot be booked. Please choose another one.',
  ];
  readonly 'APPOINTMENT.SLOT_TAKEN': readonly [409, 'This time has just been taken. Please choose another.'];
  readonly 'APPOINTMENT.CLOSED': readonly [409, 'This appointment has been cancelled or has passed.'];
  readonly 'APPOINTMENT.TOO_MANY': readonly [
    409,
    'You already have three appointments. Please cancel one first.',
  ];
  readonly 'APPOINTMENT.CODE_REQUIRED': readonly [
    409,
    'Please confirm your number with the code we send to it. Then the appointment is booked.',
  ];
  readonly 'APPOINTMENT.CHANGED': readonly [409, 'This appointment has been changed.'];
  readonly 'APPOINTMENT.NOT_BEGUN': readonly [409, 'What became of an appointment is known once it begins.'];
  readonly 'APPOINTMENT.REASON_REQUIRED': readonly [400, 'An appointment is called off with a reason.'];
};
declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    stores: typeof refusals;
  }
}
