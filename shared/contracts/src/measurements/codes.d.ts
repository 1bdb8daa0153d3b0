export declare const refusals: {
  readonly 'MEASUREMENT.NOT_FOUND': readonly [404, 'This person is not in your measurements.'];
  readonly 'MEASUREMENT.CHANGED': readonly [409, 'These sizes were changed in another window meanwhile.'];
  readonly 'MEASUREMENT.TOO_MANY': readonly [
    409,
    'You have reached the limit of people. Please delete one first.',
  ];
  readonly 'MEASUREMENT.SELF_EXISTS': readonly [409, 'Your own sizes are already saved. Please edit those.'];
  readonly 'MEASUREMENT.FINGER_TWICE': readonly [400, 'Please give one size for each finger.'];
};
declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    measurements: typeof refusals;
  }
}
