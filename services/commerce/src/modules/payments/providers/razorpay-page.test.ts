import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { razorpayProvider } from './razorpay.ts';

type Asked = Readonly<Record<string, unknown>>;
let server: Server;
/** Customers of the links that were asked for. */
let customers: Asked[];
beforeEach(async () => {
  customers = [];
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString('utf8');
      response.writeHead(200, { 'content-type': 'application/json' });
      if (request.url?.includes('/refunds') === true) return response.end(refundsOf(request.url));
      if (request.method === 'GET') return response.end('{"payment_links":[]}');
      const { customer, reference_id } = JSON.parse(body) as { customer: Asked; reference_id: string };
      customers.push(customer);
      return response.end(
        JSON.stringify({
          id: 'plink_1',
          short_url: 'https://rzp.io/i/1',
          amount: 5_000_00,
          amount_paid: 0,
          status: 'created',
          reference_id,
          currency: 'INR',
        }),
      );
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(async () => {
  server.closeAllConnections();
  await once(server.close(), 'close');
});

/** A payment with 230 refunds, as Razorpay gives them: ten where no count is asked for, a hundred at most. */
function refundsOf(address: string): string {
  const { searchParams } = new URL(address, 'http://razorpay.example');
  const from = Number(searchParams.get('skip') ?? 0);
  const count = Math.min(100, Number(searchParams.get('count') ?? 10));
  const items = Array.from({ length: 230 }, (_, at) => ({
    id: `rfnd_${at}`,
    payment_id: 'pay_1',
    amount: 100,
    currency: 'INR',
    status: 'processed',
    receipt: `refund-${at}`,
  })).slice(from, from + count);
  return JSON.stringify({ items });
}

const provider = () =>
  razorpayProvider({
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    keyId: 'rzp_test_1',
    keySecret: 'secret',
    webhookSecret: 'hook',
    accountId: 'acc_1',
  });

const open = (buyer: { readonly name: string; readonly email: string; readonly phone: string }) =>
  provider().open({
    reference: 'GC-0000000001-1',
    description: 'GC-0000000001',
    amount: 5_000_00,
    currency: 'INR',
    returnUrl: 'https://shop.example/',
    locale: 'en',
    buyer,
  });

it('a page is opened for a buyer with what there is of them, and nothing where there is none', async () => {
  await open({ name: 'Asha Rao', email: 'asha@example.in', phone: '91-9876543210' });
  await open({ name: 'Asha Rao', email: 'asha@example.in', phone: '' });
  await open({ name: 'Asha Rao', email: '', phone: '91-9876543210' });
  expect(customers).toEqual([
    { name: 'Asha Rao', email: 'asha@example.in', contact: '919876543210' },
    { name: 'Asha Rao', email: 'asha@example.in' },
    { name: 'Asha Rao', contact: '919876543210' },
  ]);
});

it.each([
  ['refund-0', 'rfnd_0'],
  ['refund-10', 'rfnd_10'],
  ['refund-229', 'rfnd_229'],
  ['refund-230', undefined],
])('a refund is looked for among all of its payment: %s', async (refundId, found) => {
  const fact = await provider().lookRefund({
    refundId,
    providerPaymentId: 'pay_1',
    amount: 100,
    currency: 'INR',
  });
  expect(fact?.providerRefundId).toBe(found);
});
