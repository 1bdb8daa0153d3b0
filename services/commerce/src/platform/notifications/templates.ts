import { addressKnown } from './templates/address-known.ts';
import { cancelRequested } from './templates/cancel-requested.ts';
import { delivered } from './templates/delivered.ts';
import { oneTimeCode } from './templates/one-time-code.ts';
import { orderPlaced } from './templates/order-placed.ts';
import { paymentFailed } from './templates/payment-failed.ts';
import { refunded } from './templates/refunded.ts';
import { registered } from './templates/registered.ts';
import { requestDecided } from './templates/request-decided.ts';
import { requestReceived } from './templates/request-received.ts';
import { resetPassword } from './templates/reset-password.ts';
import { shipped } from './templates/shipped.ts';
import type { Template } from './template.ts';

/** Every message this shop can send. */
export const TEMPLATES = {
  'one-time-code': oneTimeCode,
  registered,
  'address-known': addressKnown,
  'reset-password': resetPassword,
  'order-placed': orderPlaced,
  'payment-failed': paymentFailed,
  'cancel-requested': cancelRequested,
  'request-received': requestReceived,
  'request-decided': requestDecided,
  refunded,
  shipped,
  delivered,
} as const;
export type TemplateName = keyof typeof TEMPLATES;
export type ValuesOf<Name extends TemplateName> =
  (typeof TEMPLATES)[Name] extends Template<infer Values> ? Values : never;
