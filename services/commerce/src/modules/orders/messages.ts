import { cancelRequested, type CancelRequestedValues } from './messages/cancel-requested.ts';
import { delivered, type DeliveredValues } from './messages/delivered.ts';
import { orderPlaced, type OrderPlacedValues } from './messages/order-placed.ts';
import { paymentFailed, type PaymentFailedValues } from './messages/payment-failed.ts';
import { refunded, type RefundedValues } from './messages/refunded.ts';
import { requestDecided, type RequestDecidedValues } from './messages/request-decided.ts';
import { requestReceived, type RequestReceivedValues } from './messages/request-received.ts';
import { shipped, type ShippedValues } from './messages/shipped.ts';
import type { MessageTemplates } from '../../platform/notifications/messages.ts';

declare module '../../platform/notifications/messages.ts' {
  interface Messages {
    'cancel-requested': CancelRequestedValues;
    delivered: DeliveredValues;
    'order-placed': OrderPlacedValues;
    'payment-failed': PaymentFailedValues;
    refunded: RefundedValues;
    'request-decided': RequestDecidedValues;
    'request-received': RequestReceivedValues;
    shipped: ShippedValues;
  }
}

export const messages = {
  'cancel-requested': cancelRequested,
  delivered,
  'order-placed': orderPlaced,
  'payment-failed': paymentFailed,
  refunded,
  'request-decided': requestDecided,
  'request-received': requestReceived,
  shipped,
} as const satisfies MessageTemplates;
