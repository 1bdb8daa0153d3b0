/** What people write to the store, and by when it answers. */
export const ENQUIRY_KINDS = ['contact', 'franchise', 'grievance'] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

export const ENQUIRY_STATES = ['open', 'in-progress', 'resolved'] as const;
export type EnquiryState = (typeof ENQUIRY_STATES)[number];

export const ENQUIRY = {
  messageMin: 10,
  messageMax: 3_000,
  cityMax: 80,
  /** `SUV-…`, or what a visitor believes it is. */
  orderMax: 40,
} as const;

/** `GR-9XK2M4T7QR`: the kind, and what cannot be guessed. */
export const TICKET = '^(CQ|FR|GR)-[0-9A-Z]{10}$';

/** Consumer Protection (E-Commerce) Rules 2020: acknowledged within 48 hours, redressed within one month. */
export const ACKNOWLEDGE_HOURS = 48;
/** Our own promise for all that is no grievance, in days. */
export const ANSWER_DAYS = { contact: 3, franchise: 7 } as const;

const ISO_DAY = 10;

/** One month from a day on, or the last of the next month where it is shorter. @param day `2026-01-31` */
export function monthAfter(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(date, last))).toISOString().slice(0, ISO_DAY);
}
