import { createHash, randomBytes } from 'node:crypto';

/** 256 bits from the system's generator: a token is never derived from anything a client sent. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function looksLikeToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** What is stored of a token. A plain hash is enough: there is nothing to guess in 256 random bits. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
