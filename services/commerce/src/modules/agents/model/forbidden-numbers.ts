/** Numbers that no agent may carry: the law's, and the card networks'. */
import { faultOfPhone, readPhone } from '@suvarna/forms/phone';

/** Between the groups of a number, as people write them. */
const GAP = String.raw`[\s.\-_/]{0,2}`;
/** As the income tax department writes it (domain rules §2.6). */
const PAN = new RegExp(
  String.raw`(?<![A-Z0-9])[A-Z]{3}[ABCFGHLJPT][A-Z]${GAP}\d{4}${GAP}[A-Z](?![A-Z0-9])`,
  'i',
);
/** 13 to 19 digits (ISO/IEC 7812), perhaps in groups. */
const CARD = new RegExp(String.raw`(?<!\d)\d(?:${GAP}\d){12,18}(?!\d)`, 'g');
/** Times in milliseconds have as many digits as the shortest cards, which nobody issues any more. */
const LEAST_OF_NUMBER = 14;
/** Phones have as many digits as cards (E.164), and a field of their own. */
const PHONE_FIELD = 'phone_number';

export interface ForbiddenNumber {
  /** JSONPath. */
  readonly path: string;
  readonly kind: 'tax number (PAN)' | 'card number';
}

/** The check digit of a card number (ISO/IEC 7812-1, annex B). */
function isCardNumber(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '');
  const sum = Array.from(digits)
    .reverse()
    .map((digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 2))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return sum % 10 === 0 && /[1-9]/.test(digits);
}

function isPhone(text: string): boolean {
  const phone = readPhone(text);
  return phone !== undefined && faultOfPhone(phone.code, phone.number) === undefined;
}

function kindIn(text: string, name: string): ForbiddenNumber['kind'] | undefined {
  if (PAN.test(text)) return 'tax number (PAN)';
  if (name === PHONE_FIELD && isPhone(text)) return undefined;
  return (text.match(CARD) ?? []).some(isCardNumber) ? 'card number' : undefined;
}

/** Where in what was sent such a number stands, whatever its member is called; its name may hold one, too. */
export function forbiddenNumberIn(value: unknown, path = '$', name = ''): ForbiddenNumber | undefined {
  if (typeof value === 'string' || typeof value === 'number') {
    const text = String(value);
    if (typeof value === 'number' && text.length < LEAST_OF_NUMBER) return undefined;
    const kind = kindIn(text, name);
    return kind && { path, kind };
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, each] of Object.entries(value)) {
    const kind = kindIn(key, '');
    const found = kind
      ? { path, kind }
      : forbiddenNumberIn(each, Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`, key);
    if (found !== undefined) return found;
  }
  return undefined;
}
