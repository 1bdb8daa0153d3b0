/** What is shown once and stored as its hash. */
import { createHash, randomBytes } from 'node:crypto';

/** 256 bits, as text of an address or a header. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
