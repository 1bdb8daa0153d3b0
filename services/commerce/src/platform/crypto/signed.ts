/** What a browser carries for us and brings back unchanged: readable, and signed under a key for each purpose. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { keyInUse, keysOf } from './keys.ts';

interface Signing {
  readonly secret: string;
  readonly purpose: string;
}

const signatureOf = (purpose: string, secret: string, text: string): Buffer =>
  createHmac('sha256', createHash('sha256').update(`${purpose}:${secret}`).digest())
    .update(text)
    .digest();

export function signValue(signing: Signing, value: object): string {
  const text = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${text}.${signatureOf(signing.purpose, keyInUse(signing.secret), text).toString('base64url')}`;
}

/** @returns `undefined` for what was not signed here, or was changed since */
export function readSigned(signing: Signing, signed: string): unknown {
  const [text = '', signature = ''] = signed.split('.');
  const given = Buffer.from(signature, 'base64url');
  const isRight = keysOf(signing.secret).some((key) => {
    const right = signatureOf(signing.purpose, key, text);
    return given.length === right.length && timingSafeEqual(given, right);
  });
  if (!isRight) return undefined;
  return JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as unknown;
}
