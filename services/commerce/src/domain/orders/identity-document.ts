import type { CreateOrderBody } from '@suvarna/contracts/api/checkout';
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { CheckoutRefused } from '../checkout/refused.ts';
import { PAN_ABOVE } from '../checkout/terms.ts';

const NONCE = 12;
const TAG = 16;

export interface SealedDocument {
  readonly identity_kind: 'pan' | 'passport' | null;
  readonly identity_sealed: Buffer | null;
  readonly identity_last4: string | null;
}

const keyOf = (secret: string): Buffer => createHash('sha256').update(`identity-documents:${secret}`).digest();

/** Encrypts a document's number so that only that order's row opens it: AES-256-GCM, bound to the order's number. */
export function sealDocument(secret: string, orderNo: string, text: string): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce).setAAD(Buffer.from(orderNo));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** @throws when the key is another or the bytes were changed */
export function openDocument(secret: string, orderNo: string, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), sealed.subarray(0, NONCE)).setAAD(Buffer.from(orderNo));
  decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
}

/**
 * The document of a sale above ₹2,00,000: a PAN in India, a passport number abroad (domain rules §2.6).
 * What is not needed is not kept.
 *
 * @param valueInr value of the goods in paise, whatever currency is paid
 * @throws CheckoutRefused when it is needed and missing
 */
export function documentOf(secret: string, orderNo: string, body: Pick<CreateOrderBody, 'pan' | 'passport'>, sale: { readonly valueInr: number; readonly abroad: boolean }): SealedDocument {
  if (sale.valueInr <= PAN_ABOVE) return { identity_kind: null, identity_sealed: null, identity_last4: null };
  const kind = sale.abroad ? 'passport' : 'pan';
  const text = body[kind];
  if (text === undefined) throw new CheckoutRefused('CHECKOUT.PAN_REQUIRED');
  return { identity_kind: kind, identity_sealed: sealDocument(secret, orderNo, text), identity_last4: text.slice(-4) };
}
