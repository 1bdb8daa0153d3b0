import { MODULES } from './modules.ts';
import type { Consumer, Consumers } from './platform/outbox/consume.ts';

const consumersOf = <Type extends keyof Consumers>(type: Type): readonly Consumer<Type>[] =>
  MODULES.flatMap(({ consumers }): readonly Consumer<Type>[] => consumers?.[type] ?? []);

/** Who acts on what this service says. Events without a consumer are kept for a month, for those to come. */
export const CONSUMERS: Consumers = {
  'order.placed': consumersOf('order.placed'),
  'order.payment-failed': consumersOf('order.payment-failed'),
  'order.cancel-requested': consumersOf('order.cancel-requested'),
  'order.shipped': consumersOf('order.shipped'),
  'order.delivered': consumersOf('order.delivered'),
  'order.refunded': consumersOf('order.refunded'),
};
