import { CURRENCIES, isCurrency, type Currency } from '@suvarna/contracts/money';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../refusal.ts';

/** `INR, GBP or USD` */
const LIST = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** The currency of a call: the header `currency_code`, INR when it is absent (specification §7). */
export function currencyOf(request: FastifyRequest): Currency {
  const value = request.headers['currency_code'];
  if (value === undefined) return 'INR';
  if (isCurrency(value)) return value;
  throw new Refusal('CURRENCY.UNSUPPORTED', {
    message: 'This currency is not supported.',
    fields: { currency_code: `must be ${LIST.format(CURRENCIES)}` },
  });
}
