/** What a browser carries for us and brings back unchanged: readable, and signed under a key for each purpose. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

interface Signing {
  readonly secret: string;
  readonly purpose: string;
}

const signatureOf = ({ secret, purpose }: Signing, text: string): Buffer =>
  createHmac('sha256', createHash('sha256').update(`${purpose}:${secret}`).digest())
    .update(text)
    .digest();

export function signValue(signing: Signing, value: object): string {
  const text = Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${text}.${signatureOf(signing, text).toString('base64url')}`;
}

/** @returns `undefined` for what was not signed here, or was changed since */
export function readSigned(signing: Signing, signed: string): unknown {
  const [text = '', signature = ''] = signed.split('.');
  const [given, right] = [Buffer.from(signature, 'base64url'), signatureOf(signing, text)];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  return JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as unknown;
}
