import type {
  BankAccount,
  BuybackRequestBody,
  ExchangeQuote,
  ExchangeRequestBody,
  OldGoldQuote,
  OldGoldRequestBody,
} from '@suvarna/contracts/exchange';
import type { OrderDetails, RequestPhoto } from '@suvarna/contracts/orders';
import { isApiFailure } from '@suvarna/contracts/call';
import { failureKeyIn } from '@suvarna/forms/failure-key';
import type { Locale } from '@suvarna/contracts/locale';
import type { Karat } from './trade-in.api.ts';

type Line = OrderDetails['lines'][number];

/** Pieces that the store takes back, and that are still their customer's. */
export const exchangeablePieces = (lines: readonly Line[]): readonly Line[] =>
  lines.filter(({ exchangeable, handed_in: tradedIn }) => exchangeable === true && tradedIn !== true);

/** What is filled in to hand something in. */
export interface Draft {
  readonly handOver: 'pickup' | 'store';
  /** `''`: where the order was delivered. */
  readonly addressId: string;
  readonly pan: string;
  readonly holder: string;
  readonly number: string;
  /** Typed again: a digit that is wrong pays another person. */
  readonly numberAgain: string;
  readonly ifsc: string;
  readonly comment: string;
  /** Of old gold. */
  readonly description: string;
  readonly payTo: 'credits' | 'bank';
}

export const EMPTY: Draft = {
  handOver: 'pickup',
  addressId: '',
  pan: '',
  holder: '',
  number: '',
  numberAgain: '',
  ifsc: '',
  comment: '',
  description: '',
  payTo: 'credits',
};

/** Keys of texts, by field. */
export type Faults = Readonly<Partial<Record<keyof Draft, string>>>;

const PAN = /^[A-Z]{3}[ABCFGHLJPT][A-Z]\d{4}[A-Z]$/;
const HOLDER = /^[A-Za-z][A-Za-z .'-]{2,79}$/;
const NUMBER = /^\d{9,18}$/;
const IFSC = /^[A-Z]{4}0[A-Z0-9]{6}$/;
const LEAST_DESCRIPTION = 3;

/** As it is sent: without blanks, in capitals. */
export const tidy = (typed: string): string => typed.replaceAll(/\s/g, '').toUpperCase();

const given = (faults: Readonly<Record<string, string | false>>): Faults =>
  Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== false));

export const faultsOfPan = (pan: string): Faults => given({ pan: !PAN.test(tidy(pan)) && 'pan-invalid' });

export const faultsOfAccount = ({
  holder,
  number,
  numberAgain,
  ifsc,
}: Pick<Draft, 'holder' | 'number' | 'numberAgain' | 'ifsc'>): Faults =>
  given({
    holder: !HOLDER.test(holder.trim()) && 'holder-invalid',
    number: !NUMBER.test(tidy(number)) && 'number-invalid',
    numberAgain: tidy(number) !== tidy(numberAgain) && 'number-differs',
    ifsc: !IFSC.test(tidy(ifsc)) && 'ifsc-invalid',
  });

export interface Asked {
  readonly needsPan: boolean;
  readonly toBank: boolean;
  readonly isOldGold: boolean;
  /** No order knows a door where it is: it is old gold, or was collected in a store. */
  readonly needsAddress?: boolean;
}

export function faultsOf(
  draft: Draft,
  { needsPan, toBank, isOldGold, needsAddress = isOldGold }: Asked,
): Faults {
  return {
    ...(isOldGold &&
      given({
        description: draft.description.trim().length < LEAST_DESCRIPTION && 'description-needed',
      })),
    ...(needsAddress &&
      given({ addressId: draft.handOver === 'pickup' && draft.addressId === '' && 'address-needed' })),
    ...(toBank && faultsOfAccount(draft)),
    ...(needsPan && faultsOfPan(draft.pan)),
  };
}

export const accountOf = ({
  holder,
  number,
  ifsc,
}: Pick<Draft, 'holder' | 'number' | 'ifsc'>): BankAccount => ({
  holder: holder.trim(),
  number: tidy(number),
  ifsc: tidy(ifsc),
});

interface Sending {
  readonly draft: Draft;
  readonly quote: Pick<ExchangeQuote | OldGoldQuote, 'quote'>;
  readonly asked: Asked;
  readonly photos: readonly RequestPhoto[];
  readonly locale: Locale;
}

/** What is sent, as the draft has it; an account goes along only where money goes to a bank. */
export function bodyOf({ draft, quote, asked, photos, locale }: Sending): ExchangeRequestBody {
  const comment = draft.comment.trim();
  return {
    quote: quote.quote,
    hand_over: draft.handOver,
    ...(draft.handOver === 'pickup' && draft.addressId !== '' && { pickup_address_id: draft.addressId }),
    ...(photos.length > 0 && { photos: [...photos] }),
    ...(comment !== '' && { comment }),
    ...(asked.needsPan && { pan: tidy(draft.pan) }),
    locale,
  };
}
export const moneyBodyOf = (sending: Sending): BuybackRequestBody => ({
  ...bodyOf(sending),
  ...(sending.asked.toBank && { account: accountOf(sending.draft) }),
});
export const goldBodyOf = (sending: Sending): OldGoldRequestBody => ({
  ...bodyOf(sending),
  description: sending.draft.description.trim(),
  pay_to: sending.draft.payTo,
  ...(sending.asked.toBank && { account: accountOf(sending.draft) }),
});

/** Milligrams of a weight as it is typed: `12.5`, `12,5`, `१२`; `null` for what is none, or outside of what is bought. */
export function milligramsOf(typed: string): number | null {
  const plain = typed
    .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(',', '.')
    .trim();
  if (!/^\d{1,3}(\.\d{1,3})?$/.test(plain)) return null;
  const milligrams = Math.round(Number(plain) * 1_000);
  return milligrams >= 500 && milligrams <= 500_000 ? milligrams : null;
}

export const KARATS: readonly Karat[] = [24, 23, 22, 20, 18, 14, 9];

const KEYS: Readonly<Record<string, string>> = {
  'EXCHANGE.QUOTE_STALE': 'quote-stale',
  'EXCHANGE.QUOTE_INVALID': 'quote-stale',
  'EXCHANGE.NOT_YET': 'not-yet-here',
  'EXCHANGE.NOT_TAKEN_BACK': 'not-taken-back',
  'EXCHANGE.HANDED_IN': 'handed-in',
  'EXCHANGE.PAN_REQUIRED': 'pan-asked',
  'EXCHANGE.ACCOUNT_REQUIRED': 'account-needed',
  'EXCHANGE.ADDRESS_REQUIRED': 'address-needed',
  'ADDRESS.NOT_FOUND': 'address-gone',
  'DELIVERY.NOT_SERVICEABLE': 'address-not-served',
  'ORDER.NOT_FOUND': 'not-yours',
  'ORDER.STATE_CONFLICT': 'handed-in',
  'ORDER.PHOTO_INVALID': 'photo-invalid',
  'ORDER.PHOTO_TOO_LARGE': 'photo-too-large',
  'CUSTOMER_REQUEST.STATE_CONFLICT': 'moved-on',
  'REQUEST.TOO_MANY': 'too-many',
  'SESSION.PROOF_REQUIRED': 'not-proven',
};

/** Key of what a call says that did not come about. */
export const failureKey = (error: unknown): string => failureKeyIn(KEYS, error);

/** Whether what was shown stands no more, and a new quote is to be read. */
export const isStale = (error: unknown): boolean =>
  isApiFailure(error) && (error.code === 'EXCHANGE.QUOTE_STALE' || error.code === 'EXCHANGE.QUOTE_INVALID');
