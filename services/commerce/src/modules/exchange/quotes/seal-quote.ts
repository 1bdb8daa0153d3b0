import type { TSchema, Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { Refusal } from '../../../platform/refusal.ts';
import { readSigned, signValue } from '../../../platform/crypto/signed.ts';
import { MINUTE_MS, PRICE_LOCK_MINUTES } from '../../checkout/index.ts';
import { PromisedGold, PromisedPiece } from '../evidence.ts';

interface Promised {
  readonly at: number;
  readonly rateVersion: number;
}

/** A quote of one sort, signed and read again. @param purpose quotes of one sort are none of another */
function sealOf<Schema extends TSchema>(purpose: string, schema: Schema) {
  const check = Compile(schema);
  return {
    sign: (secret: string, promised: Static<Schema> & object): string =>
      signValue({ secret, purpose }, promised),
    /** @throws Refusal for what this service never said */
    read(secret: string, quote: string): Static<Schema> {
      const value = readSigned({ secret, purpose }, quote);
      if (!check.Check(value)) throw new Refusal('EXCHANGE.QUOTE_INVALID');
      return value;
    },
  };
}

export const pieceSeal = sealOf('exchange-quote', PromisedPiece);
export const goldSeal = sealOf('old-gold-quote', PromisedGold);

export const validUntil = (at: Date): Date => new Date(at.getTime() + PRICE_LOCK_MINUTES * MINUTE_MS);

/** Whether a quote still stands: for as long as its rate is in force, and for half an hour in any case. */
export const stands = ({ at: made, rateVersion }: Promised, now: Date, versionNow: number): boolean =>
  rateVersion === versionNow || now.getTime() <= validUntil(new Date(made)).getTime();
