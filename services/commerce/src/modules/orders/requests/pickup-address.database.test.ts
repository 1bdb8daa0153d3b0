import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { OrderDetails } from '@suvarna/contracts/orders';
import { startCheckout, type CheckoutHarness } from '../../../../test-support/orders/checkout.fixtures.ts';
import { delivered, type Delivered } from '../delivered.fixtures.ts';

let harness: CheckoutHarness;

beforeAll(async () => {
  harness = await startCheckout('pickup-address');
});
afterAll(() => harness.stop());
beforeEach(() => harness.reset());

const WAYS = {
  return: ({ plain }: Delivered) => ['return_request/', { item_ids: [plain], reason_id: 11 }] as const,
  claim: ({ plain }: Delivered) => ['claim/', { item_ids: [plain], reason_id: 31 }] as const,
  resize: ({ ring }: Delivered) =>
    ['resize_request/', { items: [{ item_id: ring, size: '14' }], reason_id: 21 }] as const,
};

function ask(kind: keyof typeof WAYS, of: Delivered, pickup?: string) {
  const [path, body] = WAYS[kind](of);
  return harness.post(
    `/api/order/order/${path}`,
    { order_no: of.orderNo, ...body, ...(pickup && { pickup_address_id: pickup }) },
    { token: of.token },
  );
}

/** What is kept with the requests of an order. */
const fetchedAt = async ({ orderNo }: Delivered): Promise<readonly unknown[]> =>
  (
    await harness.pool.query<{ pickup_address: unknown }>(
      'select pickup_address from order_requests where order_no = $1',
      [orderNo],
    )
  ).rows.map(({ pickup_address: address }) => address);

describe.each(['return', 'claim', 'resize'] as const)('where pieces of a %s are fetched', (kind) => {
  it('is an address of its shopper, kept as it was when it was chosen', async () => {
    const order = await delivered(harness);
    const other = await harness.address(order.token, { house: '7', street: 'Temple Street' });
    expect((await ask(kind, order, other)).status).toBe(200);
    await harness.post('/api/customer/guest_address/delete/', { address_id: other }, { token: order.token });
    expect(await fetchedAt(order)).toMatchObject([{ house: '7', street: 'Temple Street' }]);
  });

  it('is where the order went when nothing is chosen', async () => {
    const order = await delivered(harness);
    expect((await ask(kind, order)).status).toBe(200);
    expect(await fetchedAt(order)).toEqual([null]);
  });

  it('is not told to a guest, in whose browser another person may look', async () => {
    const order = await delivered(harness);
    const other = await harness.address(order.token, { house: '7', street: 'Temple Street' });
    const asked = (await ask(kind, order, other)).body.data as OrderDetails;
    expect(asked.requests).toMatchObject([{ kind }]);
    expect(JSON.stringify(asked)).not.toMatch(/Temple Street|Asha Rao|98765/);
  });

  it('is never an address of another customer, nor one that no courier reaches', async () => {
    const order = await delivered(harness);
    const another = await harness.address(await harness.guest());
    const far = await harness.address(order.token, {
      city: 'Port Blair',
      state: 'Andaman and Nicobar Islands',
      pincode: '744101',
    });
    const abroad = await harness.address(order.token, {
      city: 'London',
      state: 'Greater London',
      pincode: 'SW1A 1AA',
      country_id: 'GB',
      mobile: '44-7911123456',
    });
    expect(await ask(kind, order, another)).toMatchObject({
      status: 404,
      body: { code: 'ADDRESS.NOT_FOUND' },
    });
    for (const unserved of [far, abroad])
      expect(await ask(kind, order, unserved)).toMatchObject({
        status: 400,
        body: { code: 'DELIVERY.NOT_SERVICEABLE' },
      });
    expect((await harness.details(order.token, order.orderNo)).requests).toEqual([]);
  });
});
