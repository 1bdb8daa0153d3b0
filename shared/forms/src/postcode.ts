import { hasPostcodes, OTHERS } from './countries.ts';
import { asciiDigits } from './digits.ts';
import { typedWord } from './free-text.ts';
import type { FormTextKey } from './texts.ts';

interface PostcodeRule {
  readonly pattern: RegExp;
  readonly text: FormTextKey;
  /** The spelling that is kept. */
  readonly normalise?: (text: string) => string;
}

/** No country has a longer one, whatever was copied along with it, so nothing longer is looked at. */
const LONGEST = 64;
const GB_GATE = /^[A-Za-z0-9 ]{3,8}$/;
const GB = /^(?:[A-Z]{1,2}[0-9][A-Z0-9]? ?[0-9][A-Z]{2}|GIR ?0AA)$/i;

const bare = (text: string): string => text.replace(/[\s-]/g, '');

/** Rules and texts of domain rules §2.8. */
const RULES: Readonly<Record<string, PostcodeRule>> = {
  IN: {
    pattern: /^[1-9](?:[\s-]?[0-9]){5}$/,
    text: 'pincode',
    normalise: bare,
  },
  GB: {
    pattern: GB,
    text: 'postCode',
    normalise: (text) => `${text.replaceAll(' ', '').slice(0, -3)} ${text.slice(-3)}`.toUpperCase(),
  },
  US: { pattern: /^[0-9]{5}(?: ?-? ?[0-9]{4})?$/, text: 'zipCode', normalise: (text) => text.slice(0, 5) },
  // As it stands on letters: `S(018956)`, `Singapore 018956`.
  SG: {
    pattern: /^(?:S|Singapore)? ?\(?[0-9](?:[ -]?[0-9]){5}\)?$/i,
    text: 'postalCode',
    normalise: (text) => text.replace(/[^0-9]/g, ''),
  },
  AE: { pattern: /^[0-9](?:[ -]?[0-9]){2,5}$/, text: 'poBox', normalise: bare },
  [OTHERS]: { pattern: /^[0-9](?:[ -]?[0-9]){1,9}$/, text: 'zipCode', normalise: bare },
};
const ELSEWHERE: PostcodeRule = {
  pattern: /^(?=.*[A-Za-z0-9])[A-Za-z0-9 -]{1,12}$/,
  text: 'zipCode',
  normalise: (text) => text.toUpperCase(),
};

function ruleOf(countryId: string): PostcodeRule {
  return Object.hasOwn(RULES, countryId) ? (RULES[countryId] ?? ELSEWHERE) : ELSEWHERE;
}

/**
 * The spelling of a postcode that is kept: trimmed, digits ASCII ones, Indian ones without spaces, British ones in capitals with one space,
 * American ones without the four digits of ZIP+4; `''` where a country has none. `undefined` when the country has no such postcode.
 *
 * @param countryId ISO 3166-1 alpha-2, or {@link OTHERS}
 */
export function normalisePostcode(countryId: string, text: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  const trimmed = asciiDigits(typedWord(text)).replace(/[\s.,;]+$/, '');
  if (trimmed === '' && !hasPostcodes(countryId)) return '';
  const rule = ruleOf(countryId);
  if (countryId === 'GB' && !GB_GATE.test(trimmed)) return undefined;
  if (!rule.pattern.test(trimmed)) return undefined;
  return rule.normalise?.(trimmed) ?? trimmed;
}

/** What the postcode field of an address says (domain rules §2.8); `undefined` when it is right. */
export function faultOfPostcode(countryId: string, text: string): FormTextKey | undefined {
  return normalisePostcode(countryId, text) === undefined ? ruleOf(countryId).text : undefined;
}

/** What the delivery box and the pincode modal say: India's rule with a text of its own (specification §5). */
export function faultOfDeliveryPincode(text: string, countryId = 'IN'): FormTextKey | undefined {
  const fault = faultOfPostcode(countryId, text);
  return fault === 'pincode' ? 'pincodeErrorMsg' : fault;
}
