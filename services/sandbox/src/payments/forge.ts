import { nowSeconds, randomId, type Payment, type ProviderOrder } from './payment-store.ts';
import { signedHeaders, webhookOf, type Webhook } from './webhook-body.ts';

/** Messages an attacker, or a stranger with a real account, might send. */
export const FORGERIES = [
  'unsigned',
  'signature',
  'body',
  'stale',
  'amount',
  'currency',
  'merchant',
  'order',
] as const;
export type Forgery = (typeof FORGERIES)[number];

export interface Forged {
  readonly webhook: Webhook;
  readonly headers: Record<string, string>;
}

/** A "captured" webhook for an order that was not paid. `amount`, `currency`, `merchant` and `order` are rightly signed lies. */
export function forge(kind: Forgery, order: ProviderOrder, merchant: string, secret: string): Forged {
  const payment: Payment = {
    id: randomId('forged'),
    orderId: order.id,
    amount: order.amount,
    currency: order.currency,
    createdAt: nowSeconds(),
    status: 'captured',
  };
  const lie = {
    order:
      kind === 'order'
        ? { ...order, id: randomId('sord'), linkId: order.linkId === '' ? '' : randomId('plink') }
        : order,
    payment: {
      ...payment,
      ...(kind === 'amount' ? { amount: 100 } : {}),
      ...(kind === 'currency' ? { currency: order.currency === 'USD' ? 'GBP' : 'USD' } : {}),
    },
  };
  const at = nowSeconds() - (kind === 'stale' ? 400 : 0);
  const webhook = webhookOf(
    { kind: 'payment', ...lie },
    kind === 'merchant' ? 'somebody-else' : merchant,
    randomId('evt'),
    at,
  );
  const headers = signedHeaders(webhook, kind === 'signature' ? `${secret}-guessed` : secret, at);
  if (kind === 'unsigned') return { webhook, headers: { 'content-type': 'application/json' } };
  return kind === 'body'
    ? { webhook: { ...webhook, body: webhook.body.replace('captured', 'Captured') }, headers }
    : { webhook, headers };
}
