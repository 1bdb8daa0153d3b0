import { GIFT_CARDS } from '@suvarna/contracts/gift-cards';
import { passesLuhn } from '@suvarna/forms/voucher';
import { createHash, randomInt } from 'node:crypto';
import { keyedFingerprintOf } from '../../platform/crypto/fingerprint.ts';
import { openText, sealText } from '../../platform/crypto/sealing.ts';
import { keyInUse, keysOf } from '../../platform/crypto/keys.ts';

const PURPOSE = 'gift-card-code';
const keyOf = (secret: string): Buffer => createHash('sha256').update(`${PURPOSE}-hash:${secret}`).digest();

/** Fifteen digits that cannot be foreseen, and one by which a slip of the finger is noticed. */
export function newCardCode(): string {
  const digits = Array.from({ length: GIFT_CARDS.codeDigits - 1 }, () => randomInt(10)).join('');
  const check = Array.from({ length: 10 }, (_, digit) => digit).find((digit) =>
    passesLuhn(`${digits}${digit}`),
  );
  return `${digits}${check ?? 0}`;
}

/** By which a code is found: none can be made from the database alone. */
export const hashOfCode = (secret: string, code: string): Buffer =>
  keyedFingerprintOf(keyOf(keyInUse(secret)), code);

/** What a card of that code may be found by: its key may have been replaced since. */
export const hashesOfCode = (secret: string, code: string): readonly Buffer[] =>
  keysOf(secret).map((key) => keyedFingerprintOf(keyOf(key), code));

export const sealCode = (secret: string, cardId: string, code: string): Buffer =>
  sealText({ secret, purpose: PURPOSE, of: cardId }, code);

export const openCode = (secret: string, cardId: string, sealed: Buffer): string =>
  openText({ secret, purpose: PURPOSE, of: cardId }, sealed);

/** In groups of four, as it is printed. */
export const printedCode = (code: string): string => code.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
