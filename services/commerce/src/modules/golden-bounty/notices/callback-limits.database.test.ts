import { expect, it } from '@jest/globals';
import { ofSuite, startService } from '../../../../test-support/service.fixtures.ts';

const service = ofSuite(() =>
  startService('callback_limits', {
    TRUSTED_PROXIES: '127.0.0.1',
    LIMIT_GUESTS_PER_ADDRESS: '10000',
  }),
);

let number = 0;
const phone = (): string => `91-98${String((number += 1)).padStart(8, '0')}`;
async function ask(from: string, more: object = {}, token?: string): Promise<number> {
  const answer = await service.post(
    '/api/golden_bounty/callback_request/create/',
    { name: 'Asha Rao', phone: phone(), time: 'morning', ...more },
    { token: token ?? (await service.guest()), headers: { 'x-forwarded-for': from } },
  );
  return answer.status;
}
const many = async (count: number, one: () => Promise<number>): Promise<number[]> => {
  const answers = [];
  for (let at = 0; at < count; at += 1) answers.push(await one());
  return answers;
};

it('calls are asked for thirty times a day from one address, whatever the sessions and numbers', async () => {
  const answers = await many(40, () => ask('203.0.113.1'));
  expect(answers).toEqual([...Array<number>(30).fill(200), ...Array<number>(10).fill(429)]);
  expect(await ask('203.0.113.2')).toBe(200);
});

it('a number is to be called three times a day, wherever it is typed', async () => {
  const mobile = { phone: '91-9876500001' };
  let at = 10;
  const answers = await many(5, () => ask(`203.0.113.${String((at += 1))}`, mobile));
  expect(answers).toEqual([200, 200, 200, 429, 429]);
  // The same number in another spelling.
  expect(await ask('203.0.113.30', { phone: '91-09876500001' })).toBe(429);
});

it('a shopper asks five times a day, from wherever', async () => {
  const token = await service.guest();
  let at = 40;
  const answers = await many(7, () => ask(`203.0.113.${String((at += 1))}`, {}, token));
  expect(answers).toEqual([...Array<number>(5).fill(200), 429, 429]);
});
