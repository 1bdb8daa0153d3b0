/** Stores and appointments: names and figures that server, form and pages hold to. */

/** Where a shopper meets the store's people (specification API §5.2). */
export const APPOINTMENT_KINDS = ['store', 'video', 'home'] as const;
export type AppointmentKind = (typeof APPOINTMENT_KINDS)[number];

export const STORE_SERVICES = [
  'piercing',
  'sizing',
  'purity',
  'exchange',
  'video',
  'home',
  'parking',
] as const;
export type StoreService = (typeof STORE_SERVICES)[number];

export const APPOINTMENT_STATES = ['booked', 'cancelled', 'done', 'missed'] as const;
export type AppointmentState = (typeof APPOINTMENT_STATES)[number];

export const APPOINTMENTS = {
  slotMinutes: 30,
  /** From today on, so many days can be booked. */
  days: 30,
  /** No visit begins sooner; at home, the adviser who comes has to get there. */
  leadMinutes: { store: 60, video: 60, home: 24 * 60 },
  /** Ahead of one person. */
  open: 3,
  noteMax: 300,
  addressMax: 200,
} as const;
