import { expect, it } from '@jest/globals';
import { ofSuite, startService } from '../../../../test-support/service.fixtures.ts';
import type { Cart } from '@suvarna/contracts/bag';

const service = ofSuite(() => startService('free_text', {}, { seeded: 'in part' }));

it('a gift note loses what cannot be seen and keeps its lines and its Hindi', async () => {
  const token = await service.guest();
  const rows = await service.rows<{ product_id: number }>(
    "select product_id from designs where category = 'earrings' and stock <> 1 order by product_id limit 1",
  );
  const answer = await service.post(
    '/api/customer/cart/add/',
    {
      product_id: rows[0]?.product_id,
      quantity: 1,
      gift_note: 'For \u202Eecnirp\u202C\u0007\r\nश्री\u200Cमान',
    },
    { token },
  );
  expect(answer.status).toBe(200);
  expect((answer.body.data as Cart).items[0]?.gift_note).toBe('For ecnirp\nश्री\u200Cमान');
});

it('a password is compared to the letter', async () => {
  const token = await service.guest();
  const account = {
    email: 'mira@example.com',
    password: 'Lotus\u200E#2026',
    first_name: 'Mira',
    last_name: 'Rao',
  };
  const registered = await service.post('/api/customer/customer_account/register/', account, { token });
  expect(registered.status).toBe(200);
  expect(
    (
      await service.post(
        '/api/customer_account/login/',
        { email: account.email, password: 'Lotus#2026' },
        { token },
      )
    ).status,
  ).not.toBe(200);
});
