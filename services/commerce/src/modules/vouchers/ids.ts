import { randomBytes } from 'node:crypto';

/** Neither letters that read like digits nor the other way round. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const tenSigns = (): string => [...randomBytes(10)].map((byte) => SIGNS[byte & 31]).join('');

export const newVoucherId = (): string => `GV-${tenSigns()}`;
/** Its key at the provider: the same one asked for again is the same reservation. */
export const newReservationId = (): string => `VR-${tenSigns()}`;
export const newRefundId = (): string => `VB-${tenSigns()}`;
