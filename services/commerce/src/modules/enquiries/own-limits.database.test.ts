import { beforeAll, expect, it } from '@jest/globals';
import { accessTokenOf, addAccount } from '../../../test-support/identity.fixtures.ts';
import { cookiesOf } from '../../../test-support/cookie-jar.fixtures.ts';
import { ofSuite, startService } from '../../../test-support/service.fixtures.ts';

const EMAIL = 'meera@example.in';
const MOBILE = '9876500001';
const PASSWORD = 'Writes#2026-pass';
const service = ofSuite(() => startService('enquiries_own', { TRUSTED_PROXIES: '127.0.0.1' }));
beforeAll(async () => {
  await addAccount(service.db, {
    email: EMAIL,
    email_verified_at: new Date(),
    password: PASSWORD,
    first_name: 'Meera',
    phone_no: MOBILE,
    phone_verified_at: new Date(),
  });
});

let many = 0;
const write = async (words: object, { token, cookie }: { token?: string; cookie?: string } = {}) => {
  many += 1;
  const headers = { 'x-forwarded-for': `10.0.0.${String(many)}`, ...(cookie !== undefined && { cookie }) };
  const body = { name: 'Meera Rao', message: `My ring did not arrive, ${String(many)}.`, ...words };
  return (await service.post('/api/content/contact/create/', body, { key: false, token, headers })).status;
};

it('strangers who type a customer’s address and number use up nothing of theirs', async () => {
  const words = { email: EMAIL, mobile: MOBILE };
  for (let one = 0; one < 5; one += 1) expect(await write(words)).toBe(200);
  expect(await write(words)).toBe(429);
  const login = await service.post('/api/customer_account/login', { email: EMAIL, password: PASSWORD });
  const token = accessTokenOf(login);
  for (let one = 0; one < 5; one += 1) expect(await write(words, { token })).toBe(200);
  expect(await write(words, { token })).toBe(429);
  // The browser is known when the session is over; another customer's account counts as a stranger.
  const cookie = cookiesOf(login.headers).find((each) => each.startsWith('did=')) ?? '';
  await service.pool.query(`delete from allowances where name like 'enquiry-%'`);
  for (let one = 0; one < 5; one += 1) await write(words);
  expect([await write(words), await write(words, { cookie })]).toEqual([429, 200]);
  const others = { email: 'ravi@example.in', mobile: '9876500002' };
  for (let one = 0; one < 5; one += 1) expect(await write(others)).toBe(200);
  expect(await write(others, { token })).toBe(429);
});
