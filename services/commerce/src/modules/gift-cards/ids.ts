import { randomBytes } from 'node:crypto';

/** Neither letters that read like digits nor the other way round. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A card's number, for a customer who asks about it; its code is another matter. */
export const newCardId = (): string => `GC-${[...randomBytes(10)].map((byte) => SIGNS[byte & 31]).join('')}`;
