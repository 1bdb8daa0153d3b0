import { createHash } from 'node:crypto';
import { keyedFingerprintOf } from '../../platform/crypto/fingerprint.ts';
import { openText, sealText } from '../../platform/crypto/sealing.ts';
import type { OnVoucher } from './provider/provider.ts';
import type { Voucher } from './voucher.store.ts';
import { keyInUse, keysOf } from '../../platform/crypto/keys.ts';

const keyOf = (secret: string): Buffer => createHash('sha256').update(`voucher-number:${secret}`).digest();

/** The same number has the same one, from wherever it comes; without the key no reader finds a number by it. */
export const fingerprintOfNumber = (secret: string, number: string): Buffer =>
  keyedFingerprintOf(keyOf(keyInUse(secret)), number);

/** Those the number may be known by: the key may have been replaced since. The one of now comes first. */
export const fingerprintsOfNumber = (secret: string, number: string): readonly Buffer[] =>
  keysOf(secret).map((key) => keyedFingerprintOf(keyOf(key), number));

export const isOneOf = (fingerprints: readonly Buffer[], fingerprint: Buffer): boolean =>
  fingerprints.some((one) => one.equals(fingerprint));

/** Number and PIN as they are kept: sealed for this voucher, each with a key of its own. */
export function sealVoucher(
  secret: string,
  voucherId: string,
  { number, pin }: OnVoucher,
): Pick<Voucher, 'number_sealed' | 'pin_sealed' | 'last4'> {
  return {
    number_sealed: sealText({ secret, purpose: 'voucher-number', of: voucherId }, number),
    pin_sealed: sealText({ secret, purpose: 'voucher-pin', of: voucherId }, pin),
    last4: number.slice(-4),
  };
}

/** @throws when they were forgotten, which happens only when nothing is to be reserved with them */
export function openVoucher(
  secret: string,
  { voucher_id: of, number_sealed: number, pin_sealed: pin }: Voucher,
): OnVoucher {
  if (number === null || pin === null) throw new Error(`The number of voucher ${of} was forgotten.`);
  return {
    number: openText({ secret, purpose: 'voucher-number', of }, number),
    pin: openText({ secret, purpose: 'voucher-pin', of }, pin),
  };
}
