import { randomBytes } from 'node:crypto';

/** Neither letters that read like digits nor the other way round. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const tenSigns = (): string => [...randomBytes(10)].map((byte) => SIGNS[byte & 31]).join('');

/** `GB-9XK2M4T7QR`: random, so that no stranger counts our plans or guesses one. */
export const newPlanId = (): string => `GB-${tenSigns()}`;
export const newPaymentId = (): string => `GP-${tenSigns()}`;
export const newMandateId = (): string => `GM-${tenSigns()}`;
