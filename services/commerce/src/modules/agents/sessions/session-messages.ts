import { CURRENCIES } from '@suvarna/contracts/money';
import type { Locale } from '@suvarna/contracts/locale';
import { faultOfEmail } from '@suvarna/forms/email';
import { faultOfPhone, readPhone } from '@suvarna/forms/phone';
import { amountText } from '../../../platform/notifications/amount.ts';
import { normaliseCode } from '../../checkout/index.ts';
import type { Message } from '../model/message.ts';
import { texts } from '../texts.ts';
import type { LineFault, RefusedLine } from './pieces.ts';
import type { PlacementFault } from './placement.ts';
import type { PricedSession } from './priced-session.ts';
import type { SessionRow } from './session.store.ts';

type Say = ReturnType<typeof texts>;
type Row = Pick<SessionRow, 'kind' | 'wanted' | 'currency' | 'expires_at'>;

const recoverable = (code: string, content: string, path?: string): Message => ({
  type: 'error',
  code,
  severity: 'recoverable',
  content,
  ...(path !== undefined && { path }),
});
const warning = (code: string, content: string, path?: string): Message => ({
  type: 'warning',
  code,
  content,
  ...(path !== undefined && { path }),
});

const LINE_TEXTS: Readonly<Record<LineFault, string>> = {
  item_unavailable: 'message.item-unavailable',
  variant_required: 'message.variant-required',
  out_of_stock: 'message.out-of-stock',
  quantity_unavailable: 'message.quantity',
};

/** Lines that are not in the session say so without a path: there is nothing to point at. */
export const refusedLines = (t: Say, refused: readonly RefusedLine[]): Message[] =>
  refused.map(({ id, fault }) => recoverable(fault, t(LINE_TEXTS[fault], { id })));

const soldOut = (t: Say, { quote, missing }: PricedSession): Message[] =>
  quote.items.flatMap(({ item_id: id, sku }, index) =>
    missing.has(id)
      ? [
          recoverable(
            'out_of_stock',
            t('message.out-of-stock', { id: sku }),
            `$.line_items[${String(index)}]`,
          ),
        ]
      : [],
  );

function destination({ placement }: PricedSession): string {
  const at = placement.destinations.findIndex(({ id }) => id === placement.selectedId);
  return at === -1 ? '$.fulfillment.methods[0]' : `$.fulfillment.methods[0].destinations[${String(at)}]`;
}

const PLACE_TEXTS: Readonly<Record<PlacementFault, string>> = {
  address_undeliverable: 'message.undeliverable',
  country_unknown: 'message.country-unknown',
  postal_code_required: 'message.postcode-required',
  currency_mismatch: 'message.currency-mismatch',
  destination_unknown: 'message.destination-unknown',
};

const placeMessages = (t: Say, session: PricedSession, { currency }: Row): Message[] => {
  const { fault, countryId } = session.placement;
  return fault === undefined
    ? []
    : [
        recoverable(
          fault,
          t(PLACE_TEXTS[fault], { country: countryId, currency, currencies: CURRENCIES.join(', ') }),
          destination(session),
        ),
      ];
};

function isPhone(text: string): boolean {
  const phone = readPhone(text);
  return phone !== undefined && faultOfPhone(phone.code, phone.number) === undefined;
}

function buyerMessages(t: Say, { wanted: { buyer } }: Row): Message[] {
  const email = buyer?.email;
  const phone = buyer?.phone_number;
  return [
    ...(email !== undefined && faultOfEmail(email) !== undefined
      ? [recoverable('invalid_email', t('message.email'), '$.buyer.email')]
      : []),
    ...(phone !== undefined && !isPhone(phone)
      ? [recoverable('invalid_phone', t('message.phone'), '$.buyer.phone_number')]
      : []),
  ];
}

/** A code that does not count is no reason to stop: it stays in the answer, with why (rule 95). */
function codeMessages(t: Say, { couponCode, couponFault }: PricedSession, { wanted }: Row): Message[] {
  return (wanted.discounts?.codes ?? []).flatMap((typed, index): Message[] => {
    const path = `$.discounts.codes[${String(index)}]`;
    if (normaliseCode(typed) !== couponCode)
      return couponCode === null || couponFault !== undefined
        ? [warning('discount_code_invalid', t('message.code-invalid', { code: typed }), path)]
        : [
            warning(
              'discount_code_combination_disallowed',
              t('message.code-one', { code: couponCode }),
              path,
            ),
          ];
    if (couponFault === undefined) return [];
    return couponFault === 'COUPON.EXHAUSTED'
      ? [warning('discount_code_expired', t('message.code-used-up', { code: typed }), path)]
      : couponFault === 'COUPON.INVALID'
        ? [warning('discount_code_invalid', t('message.code-invalid', { code: typed }), path)]
        : [warning('discount_code_user_ineligible', t('message.code-not-applicable', { code: typed }), path)];
  });
}

const claims = (t: Say, { wanted }: Row): Message[] =>
  (wanted.context?.eligibility ?? []).map((claim, index) =>
    warning(
      'eligibility_not_accepted',
      t('message.claim', { claim }),
      `$.context.eligibility[${String(index)}]`,
    ),
  );

function priceMessages(t: Say, session: PricedSession, { currency }: Row, locale: Locale): Message[] {
  const money = (minor: number): string => amountText({ currency, minor }, locale);
  const { heldUntil, changedFrom, quote } = session;
  if (heldUntil !== null)
    return [
      {
        type: 'info',
        code: 'price_held',
        content: t('message.price-held', { until: heldUntil.toISOString() }),
      },
    ];
  return changedFrom === undefined
    ? []
    : [
        recoverable(
          'price_changed',
          t('message.price-changed', {
            before: money(changedFrom),
            now: money(quote.totals.total_payable_paise),
          }),
          '$.totals',
        ),
      ];
}

/** What only a person may do, said as early as it is known (rules 40 and 41). */
function handoverMessages(t: Say, { document, quote }: PricedSession): Message[] {
  if (quote.items.length === 0) return [];
  const asked = (code: string, content: string): Message => ({
    type: 'error',
    code,
    severity: 'requires_buyer_input',
    content,
  });
  return [
    ...(document === null || document === undefined
      ? []
      : [asked('identity_document_required', t(`message.document-${document}`))]),
    asked('payment_required', t('message.payment')),
  ];
}

/**
 * All that there is to say of a session, what an agent can mend first.
 */
export function messagesOf(row: Row, session: PricedSession, locale: Locale): Message[] {
  const t = texts(locale);
  return [
    ...refusedLines(t, session.refused),
    ...(session.quote.items.length === 0 && session.refused.length === 0
      ? [recoverable('line_items_required', t('message.lines-required'), '$.line_items')]
      : []),
    ...soldOut(t, session),
    ...priceMessages(t, session, row, locale),
    ...codeMessages(t, session, row),
    ...claims(t, row),
    ...(row.kind === 'checkout'
      ? [...placeMessages(t, session, row), ...buyerMessages(t, row), ...handoverMessages(t, session)]
      : []),
  ];
}
