import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ProviderRefused, ProviderUnavailable } from '../provider.ts';
import { razorpayProvider } from './razorpay.ts';
import { razorpayMandates } from './razorpay-mandates.ts';
import { RazorpayServer, type Mishap } from './razorpay-server.fixtures.ts';

let razorpay: RazorpayServer;
beforeEach(async () => {
  razorpay = await RazorpayServer.start();
});
afterEach(() => razorpay.stop());

const mandates = (change: object = {}) => razorpayMandates({ ...razorpay.access, ...change });
const wanted = {
  reference: 'GM-0000000001',
  method: 'upi_autopay',
  limit: 2_000_00,
  description: 'GB-0000000001',
  returnUrl: 'https://shop.example/golden-bounty/plans/GB-0000000001/',
  locale: 'en',
  buyer: { name: 'Asha Rao', email: 'asha@example.in', phone: '91-9876543210' },
} as const;
const charge = {
  reference: 'GP-0000000001-1',
  description: 'GP-0000000001',
  amount: 2_000_00,
  currency: 'INR',
  returnUrl: 'https://shop.example/',
  locale: 'en',
  buyer: wanted.buyer,
} as const;
/** A mandate that its payer and bank have confirmed. */
async function active(): Promise<string> {
  const { mandateId } = await mandates().register(wanted);
  razorpay.authorise(mandateId, 'confirmed');
  return mandateId;
}
const CREATE_LINK = /^POST .*auth_links$/;
const CREATE_ORDER = /^POST \/v1\/orders$/;
const RECUR = /^POST .*recurring$/;
const MISHAPS: readonly Mishap[] = ['lost', 500, 429, 'not-json'];

describe('a mandate at Razorpay', () => {
  it('is a link that the payer authorises, and stands once the bank has confirmed its token', async () => {
    const { mandateId, redirectUrl } = await mandates().register(wanted);
    expect(redirectUrl).toMatch(/^https:\/\/rzp\.io\/i\//);
    expect(await mandates().look(mandateId)).toBe('pending');
    razorpay.authorise(mandateId, 'initiated');
    expect(await mandates().look(mandateId)).toBe('pending');
    for (const [token, standing] of [
      ['confirmed', 'active'],
      ['rejected', 'failed'],
      ['cancelled', 'canceled'],
    ] as const) {
      razorpay.tokens.set(razorpay.tokenOf(mandateId), token);
      expect(await mandates().look(mandateId)).toBe(standing);
    }
  });

  it.each(MISHAPS)('that is asked for again after %s is one link', async (mishap) => {
    razorpay.next(CREATE_LINK, mishap);
    await expect(mandates().register(wanted)).rejects.toThrow(ProviderUnavailable);
    const { mandateId } = await mandates().register(wanted);
    expect(razorpay.links.map(({ id }) => id)).toEqual([mandateId]);
  });

  it('ends at the link, or at the token, and twice is once', async () => {
    const { mandateId: open } = await mandates().register(wanted);
    await mandates().cancel(open);
    await mandates().cancel(open);
    expect(await mandates().look(open)).toBe('canceled');
    const standing = await active();
    await mandates().cancel(standing);
    await mandates().cancel(standing);
    expect([await mandates().look(standing), razorpay.called(/^DELETE /)]).toEqual(['canceled', 1]);
    // After one that ended, another can be had under the same name.
    expect((await mandates().register({ ...wanted, reference: 'GM-2' })).mandateId).not.toBe(standing);
  });

  it('says no to a wrong key and to an unknown link, and does not take that for silence', async () => {
    await expect(mandates({ keySecret: 'another' }).register(wanted)).rejects.toThrow(ProviderRefused);
    await expect(mandates().look('inv_unknown')).rejects.toThrow(ProviderRefused);
  });
});

describe('a charge', () => {
  it('is an order and a recurring payment of the token', async () => {
    const { providerOrderId } = await mandates().charge(await active())(charge);
    expect(razorpay.orders).toMatchObject([
      { id: providerOrderId, receipt: charge.reference, amount: 2_000_00 },
    ]);
    expect(razorpay.payments.filter(({ order_id: order }) => order === providerOrderId)).toHaveLength(1);
  });

  it.each([
    ['the order', CREATE_ORDER],
    ['the payment', RECUR],
  ] as const)(
    'whose answer of %s was lost is made once, however often it is asked for',
    async (_what, path) => {
      const mandateId = await active();
      for (const mishap of MISHAPS) {
        razorpay.next(path, mishap);
        await mandates()
          .charge(mandateId)(charge)
          .catch((error: unknown) => expect(error).toBeInstanceOf(ProviderUnavailable));
      }
      const { providerOrderId } = await mandates().charge(mandateId)(charge);
      expect(razorpay.orders.map(({ id }) => id)).toEqual([providerOrderId]);
      expect(razorpay.payments.filter(({ order_id: order }) => order === providerOrderId)).toHaveLength(1);
    },
  );

  it('would be made twice by who does not look first', async () => {
    const mandateId = await active();
    const naive = mandates().charge(mandateId);
    await naive(charge);
    await naive({ ...charge, reference: 'GP-0000000001-1-again' });
    expect(razorpay.called(RECUR)).toBe(2);
  });

  it('that is not answered is given up after five seconds', async () => {
    const mandateId = await active();
    razorpay.next(RECUR, 'silent');
    const before = Date.now();
    await expect(mandates().charge(mandateId)(charge)).rejects.toThrow(ProviderUnavailable);
    expect(Date.now() - before).toBeLessThan(7_500);
  }, 15_000);

  it('of a mandate that is not confirmed is refused', async () => {
    const { mandateId } = await mandates().register(wanted);
    await expect(mandates().charge(mandateId)(charge)).rejects.toThrow(ProviderRefused);
    razorpay.authorise(mandateId, 'initiated');
    await expect(mandates().charge(mandateId)(charge)).rejects.toThrow(ProviderRefused);
  });

  it('is asked about by its order', async () => {
    razorpay.chargesEnd = 'captured';
    const { providerOrderId } = await mandates().charge(await active())(charge);
    expect(await razorpayProvider(razorpay.access).look(providerOrderId, 'poll')).toMatchObject([
      { state: 'captured', amount: 2_000_00, providerOrderId },
    ]);
  });
});

describe('a webhook', () => {
  const read = ({ body, headers }: ReturnType<RazorpayServer['webhook']>) =>
    razorpayProvider(razorpay.access).readWebhook({
      body,
      header: (name) => (headers as Readonly<Record<string, string>>)[name],
      at: new Date(),
    });
  const charged = async (ends: 'captured' | 'failed') => {
    razorpay.chargesEnd = ends;
    const { providerOrderId } = await mandates().charge(await active())(charge);
    const payment = razorpay.payments.find(({ order_id: order }) => order === providerOrderId);
    if (payment === undefined) throw new Error('Nothing was charged.');
    return { providerOrderId, payment };
  };

  it.each(['captured', 'failed'] as const)('of a charge that %s names the charge', async (state) => {
    const { providerOrderId, payment } = await charged(state);
    expect(read(razorpay.paymentWebhook(payment))).toMatchObject({
      kind: 'event',
      facts: [{ state, providerOrderId, providerPaymentId: payment.id, reference: charge.reference }],
    });
  });

  it('with another signature, or of another account, is none', async () => {
    const { payment } = await charged('captured');
    expect(read(razorpay.paymentWebhook(payment, { secret: 'another' }))).toEqual({
      kind: 'rejected',
      why: 'signature',
    });
    const { body, headers } = razorpay.paymentWebhook(payment);
    const forged = Buffer.from(body.toString('utf8').replace('200000', '100'));
    expect(read({ body: forged, headers })).toEqual({ kind: 'rejected', why: 'signature' });
  });

  it('of a registration says nothing of money that is ours to count', async () => {
    const link = await active();
    const registration = razorpay.payments.find(({ token_id: token }) => token === razorpay.tokenOf(link));
    if (registration === undefined) throw new Error('There is no registration.');
    expect(read(razorpay.paymentWebhook(registration))).toMatchObject({ kind: 'event', facts: [] });
  });

  it.each(['token.confirmed', 'token.rejected'])(
    '%s is taken; what the token stands for is asked',
    async (event) => {
      const { mandateId } = await mandates().register(wanted);
      razorpay.authorise(mandateId, event === 'token.confirmed' ? 'confirmed' : 'rejected');
      const token = { id: razorpay.tokenOf(mandateId), entity: 'token' };
      expect(read(razorpay.webhook(event, { token: { entity: token } }))).toMatchObject({
        kind: 'event',
        type: event,
        facts: [],
      });
      expect(await mandates().look(mandateId)).toBe(event === 'token.confirmed' ? 'active' : 'failed');
    },
  );
});
