import { randomBytes } from 'node:crypto';

/** Neither letters that read like digits nor the other way round. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `SV-9XK2M4T7QR`: ten random signs, so that no stranger counts our orders or guesses one. */
export function newOrderNumber(prefix: 'SV' | 'RF' = 'SV'): string {
  return `${prefix}-${[...randomBytes(10)].map((byte) => SIGNS[byte & 31]).join('')}`;
}
