import { isCurrency, type Currency } from '@suvarna/contracts/money';
import { openText, sealText, type Seal } from '../../platform/crypto/sealing.ts';
import { readSigned, signValue } from '../../platform/crypto/signed.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The link of a letter is all the right its reader has: to say yes, and to hear no more. */
const signing = (secret: string) => ({ secret, purpose: 'guest-watches' });
const sealing = (secret: string, id: string): Seal => ({ secret, purpose: 'guest-watch-address', of: id });

/** What a letter was about, and where it went. */
export interface LetterOf {
  readonly id: string;
  /** Left out by letters of earlier releases. */
  readonly email?: string | undefined;
  /** The price that the letter asks about: a visitor who types the address again changes what waits, not what was read. */
  readonly price?: LetterPrice | undefined;
}

interface LetterPrice {
  readonly at_most: number;
  readonly currency: Currency;
}

/**
 * The address is sealed in it: a reader who wants no more letters says so by any of them, whatever became of what
 * it was about, and no server reads an address in a link.
 */
export const tokenOf = (
  secret: string,
  { id, email, price }: LetterOf & { readonly email: string },
): string =>
  signValue(signing(secret), {
    id,
    to: sealText(sealing(secret, id), email).toString('base64url'),
    ...(price && { most: price.at_most, in: price.currency }),
  });

const priceIn = ({ most, in: currency }: { readonly most?: unknown; readonly in?: unknown }) =>
  typeof most === 'number' && isCurrency(currency) ? { at_most: most, currency } : undefined;

/** @returns nothing for what is no link of ours */
export function readToken(secret: string, token: string): LetterOf | undefined {
  const value = readSigned(signing(secret), token) as
    | { readonly id?: unknown; readonly to?: unknown; readonly most?: unknown; readonly in?: unknown }
    | undefined;
  const { id, to } = value ?? {};
  if (typeof id !== 'string' || !UUID.test(id)) return undefined;
  if (typeof to !== 'string') return { id };
  const email = openText(sealing(secret, id), Buffer.from(to, 'base64url'));
  return { id, email, price: value && priceIn(value) };
}
