import type { ToldMessage } from '../../../test-support/told-messages.fixtures.ts';

export const told: readonly ToldMessage[] = [
  ['enquiry', { kind: 'grievance', ticket: 'GR-9XK2M4T7QR', due: '2026-12-26T06:00:00.000Z' }],
  ['enquiryAnswer', { kind: 'contact', ticket: 'CQ-9XK2M4T7QR', answer: 'Your ring leaves us tomorrow.' }],
];
