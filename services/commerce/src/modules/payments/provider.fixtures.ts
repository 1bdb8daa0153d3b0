import type { PaymentFact } from './settle/fact.ts';
import { ProviderRefused, type PaymentProvider } from './provider.ts';

/** A provider whose payers pay at once, in memory: the least that {@link PaymentProvider} asks for. */
export function instantProvider(): PaymentProvider {
  const paid = new Map<string, PaymentFact>();
  const refunds = new Map<string, number>();
  const merchant = 'suvarna';
  const provider = 'sandbox';
  return {
    name: provider,
    merchant,
    // The same reference is the same payment, however often it is asked for.
    open: async ({ reference, amount, currency, returnUrl }) => {
      paid.set(reference, {
        kind: 'payment',
        provider,
        merchant,
        source: 'poll',
        providerOrderId: reference,
        providerPaymentId: `paid-${reference}`,
        state: 'captured',
        amount,
        currency,
      });
      return { providerOrderId: reference, redirectUrl: returnUrl };
    },
    look: async (providerOrderId, source) => {
      const fact = paid.get(providerOrderId);
      return fact === undefined ? [] : [{ ...fact, source }];
    },
    cancel: async (providerOrderId) => {
      if (paid.has(providerOrderId)) throw new ProviderRefused('it was paid');
    },
    refund: async (request) => {
      refunds.set(request.refundId, request.amount);
      return {
        ...request,
        kind: 'refund',
        provider,
        merchant,
        source: 'poll',
        providerRefundId: `back-${request.refundId}`,
        state: 'settled',
      };
    },
    async lookRefund(request) {
      return refunds.has(request.refundId) ? this.refund(request) : undefined;
    },
    // It sends none, so what comes in its name is not from it.
    readWebhook: () => ({ kind: 'rejected', why: 'signature' }),
    wroteReturn: () => false,
  };
}
