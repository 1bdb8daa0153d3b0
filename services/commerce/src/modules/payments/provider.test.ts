import { describe, expect, it } from '@jest/globals';
import { instantProvider } from './provider.fixtures.ts';
import { ProviderRefused, providerFor, type Providers } from './provider.ts';

const request = {
  reference: 'SUV-1.1',
  description: 'SUV-1',
  amount: 90_000,
  currency: 'INR',
  returnUrl: 'https://shop.example/back/',
  locale: 'en',
  buyer: { name: 'Asha Rao', email: '', phone: '+919800000000' },
} as const;

describe('the example of a provider keeps what the port promises', () => {
  it('opens a reference once, however often it is asked', async () => {
    const provider = instantProvider();
    const first = await provider.open(request);
    expect(await provider.open(request)).toEqual(first);
    expect(await provider.look(first.providerOrderId, 'verify')).toMatchObject([
      { state: 'captured', amount: 90_000, currency: 'INR', source: 'verify' },
    ]);
  });

  it('cancels nothing that was paid, and knows only refunds that it was asked for', async () => {
    const provider = instantProvider();
    await provider.open(request);
    await expect(provider.cancel('SUV-1.1')).rejects.toBeInstanceOf(ProviderRefused);
    const refund = { refundId: 'r-1', providerPaymentId: 'paid-SUV-1.1', amount: 90_000, currency: 'INR' };
    expect(await provider.lookRefund(refund)).toBeUndefined();
    const sent = await provider.refund(refund);
    expect(await provider.lookRefund(refund)).toEqual(sent);
  });
});

describe('who carries out a way to pay', () => {
  const sandbox = instantProvider();
  const providers: Providers = new Map([['sandbox', sandbox]]);

  it('is the provider of that name, and the first that is set up where it was granted', () => {
    expect(providerFor(providers, 'sandbox')).toBe(sandbox);
    expect(providerFor(providers, 'emi')).toBe(sandbox);
  });

  it('is none where it is not set up', () => {
    expect(providerFor(providers, 'razorpay')).toBeUndefined();
    expect(providerFor(new Map(), 'emi')).toBeUndefined();
  });
});
