/** The side of Web Push that a browser holds: a key pair and a secret, and reading what was encrypted for them. */
import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';

export interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
  /** Reads one message of `aes128gcm` content encoding. @throws Error when it is not for these keys */
  decrypt(message: Buffer): string;
}

const RECORD_HEADER = 21;
const TAG = 16;

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** RFC 8291 §3.4, RFC 8188 §2: one record, as push messages are. */
function read(message: Buffer, pair: ECDH, auth: Buffer): string {
  const salt = message.subarray(0, 16);
  const keyLength = message.readUInt8(20);
  const sender = message.subarray(RECORD_HEADER, RECORD_HEADER + keyLength);
  const sealed = message.subarray(RECORD_HEADER + keyLength);
  const secret = derive(
    pair.computeSecret(sender),
    auth,
    Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]),
    32,
  );
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
    derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
  );
  decipher.setAuthTag(sealed.subarray(-TAG));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()]);
  // The last record ends with a 2 and as many zeros as its sender liked.
  const end = padded.lastIndexOf(2);
  if (end === -1 || padded.subarray(end + 1).some((byte) => byte !== 0))
    throw new Error('the padding is wrong');
  return padded.subarray(0, end).toString('utf8');
}

export function makeBrowserKeys(): BrowserKeys {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys('base64url');
  const auth = randomBytes(16);
  return { p256dh, auth: auth.toString('base64url'), decrypt: (message) => read(message, pair, auth) };
}
