export declare const APPOINTMENT_KINDS: readonly ['store', 'video', 'home'];
export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number];
export declare const STORE_SERVICES: readonly [
  'piercing',
  'sizing',
  'purity',
  'exchange',
  'video',
  'home',
  'parking',
];
export type StoreService = (typeof STORE_SERVICES)[number];
export declare const APPOINTMENT_STATES: readonly ['booked', 'cancelled', 'done', 'missed'];
export type AppointmentState = (typeof APPOINTMENT_STATES)[number];
export declare const APPOINTMENTS: {
  readonly slotMinutes: 30;
  readonly days: 30;
  readonly leadMinutes: {
    readonly store: 60;
    readonly video: 60;
    readonly home: number;
  };
  readonly open: 3;
  readonly noteMax: 300;
  readonly addressMax: 200;
};
