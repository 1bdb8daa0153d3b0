/** Text that the database keeps and cannot read: AES-256-GCM with a key for each purpose, bound to the row it belongs to. */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const NONCE = 12;
const TAG = 16;

export interface Seal {
  readonly secret: string;
  /** Texts of one purpose are not opened with the key of another. */
  readonly purpose: string;
  /** What the text belongs to: it opens nowhere else. */
  readonly of: string;
}

const keyOf = ({ secret, purpose }: Seal): Buffer =>
  createHash('sha256').update(`${purpose}:${secret}`).digest();

export function sealText(seal: Seal, text: string): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', keyOf(seal), nonce).setAAD(Buffer.from(seal.of));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** @throws when the key is another, the text belongs elsewhere, or the bytes were changed */
export function openText(seal: Seal, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(seal), sealed.subarray(0, NONCE)).setAAD(
    Buffer.from(seal.of),
  );
  decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
}
