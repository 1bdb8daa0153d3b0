import type { CreateOrderBody } from '@suvarna/contracts/checkout';
import { Refusal } from '../../../platform/refusal.ts';
import { PAN_ABOVE } from '../../checkout/index.ts';
import { sealText } from '../../../platform/crypto/sealing.ts';

export interface SealedDocument {
  readonly identity_kind: 'pan' | 'passport' | null;
  readonly identity_sealed: Buffer | null;
  readonly identity_last4: string | null;
}

/**
 * The document of a sale above ₹2,00,000: a PAN in India, a passport number abroad (domain rules §2.6).
 * What is not needed is not kept.
 *
 * @param valueInr value of the goods in paise, whatever currency is paid
 * @throws Refusal when it is needed and missing
 */
export function documentOf(
  secret: string,
  orderNo: string,
  body: Pick<CreateOrderBody, 'pan' | 'passport'>,
  sale: { readonly valueInr: number; readonly abroad: boolean },
): SealedDocument {
  if (sale.valueInr <= PAN_ABOVE) return { identity_kind: null, identity_sealed: null, identity_last4: null };
  const kind = sale.abroad ? 'passport' : 'pan';
  const text = body[kind];
  if (text === undefined) throw new Refusal('CHECKOUT.PAN_REQUIRED');
  return {
    identity_kind: kind,
    identity_sealed: sealText({ secret, purpose: 'identity-documents', of: orderNo }, text),
    identity_last4: text.slice(-4),
  };
}
