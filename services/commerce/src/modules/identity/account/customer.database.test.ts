import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Cart, Login } from '@suvarna/contracts/bag';
import { DEMO_CUSTOMER } from './demo-customer.ts';
import { hashPassword } from '@suvarna/passwords/password';
import { PLAIN, READY, SIZED } from '../../../../test-support/catalogue.fixtures.ts';
import { addDemoCustomer, addAccount } from '../../../../test-support/identity.fixtures.ts';
import { ofSuite, startService, type Answer } from '../../../../test-support/service.fixtures.ts';
import { met } from '../../../../test-support/answers.fixtures.ts';

const service = ofSuite(() =>
  startService('customer', { LIMIT_LOGIN_FAILURES: '5', LIMIT_LOGIN_ATTEMPTS: '60' }),
);

beforeAll(async () => {
  await addDemoCustomer(service.db);
});

const login = (email: string, password: string, token?: string) =>
  service.post('/api/customer_account/login', { email, password }, { token });
const tokenOf = (answer: Answer): string => (answer.body.data as Login).access_token;
const cartOf = (token: string): Promise<Cart> => service.read('/api/customer/cart/list/', { token });
const add = (token: string, body: object) => service.post('/api/customer/cart/add/', body, { token });

async function aCustomer(email: string): Promise<string> {
  await addAccount(service.db, { email, password_hash: await hashPassword('Password#1') });
  return email;
}

describe('a guest', () => {
  it('gets a token of 256 bits that is not in the database', async () => {
    const token = await service.guest();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const rows = await service.rows<{ text: string }>(
      "select encode(token_hash, 'escape') as text from sessions",
    );
    expect(rows.some(({ text }) => text.includes(token))).toBe(false);
  });

  it("with the same uuid is another guest: the uuid opens no shopper's bag", async () => {
    const first = await service.guest();
    await add(first, { product_id: PLAIN, quantity: 1 });
    expect((await cartOf(await service.guest())).count).toBe(0);
  });

  it('has no account to look at', async () => {
    const answer = await service.get('/api/customer/customer_account/details/?pincode=true', {
      token: await service.guest(),
    });
    expect(answer).toMatchObject({ status: 401, body: { code: 'SESSION.TOKEN_MISSING' } });
  });
});

describe('sign-in', () => {
  it('answers what the specification names', async () => {
    const answer = await login(' Demo@Suvarna.example ', DEMO_CUSTOMER.password);
    expect(answer).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'private, no-store' },
      body: {
        error: false,
        username: 'Asha Mehta',
        data: {
          account_exist: true,
          phone_no: '9845000000',
          username: 'Asha Mehta',
          email: DEMO_CUSTOMER.email,
        },
      },
    });
    const details = await service.get('/api/customer/customer_account/details/?pincode=true', {
      token: tokenOf(answer),
    });
    expect(details.body.data).toMatchObject({
      first_name: 'Asha',
      last_name: 'Mehta',
      email: DEMO_CUSTOMER.email,
      country: 'IN',
      language: 'en',
    });
  });

  it('does not tell a wrong password from an unknown account', async () => {
    const [wrong, unknown] = [
      await login(DEMO_CUSTOMER.email, 'not-the-password'),
      await login('nobody@suvarna.example', 'not-the-password'),
    ];
    expect(wrong.status).toBe(400);
    expect(wrong.body).toMatchObject({ code: 'SESSION.CREDENTIALS_WRONG' });
    expect(unknown.body).toEqual(wrong.body);
  });

  it('takes a new token each time', async () => {
    const [first, second] = await Promise.all([
      login(DEMO_CUSTOMER.email, DEMO_CUSTOMER.password),
      login(DEMO_CUSTOMER.email, DEMO_CUSTOMER.password),
    ]);
    expect(tokenOf(first)).not.toBe(tokenOf(second));
  });

  it('stops guessing at one account, while the right password from elsewhere still works', async () => {
    const email = await aCustomer('guessed@suvarna.example');
    const guesses: number[] = [];
    for (let guess = 0; guess < 7; guess += 1) guesses.push((await login(email, `guess-${guess}`)).status);
    expect(guesses).toEqual([400, 400, 400, 400, 400, 429, 429]);
    const blocked = await login(email, 'Password#1');
    expect(blocked).toMatchObject({ status: 429, body: { code: 'REQUEST.TOO_MANY' } });
    expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(60);
    const elsewhere = await service.post(
      '/api/customer_account/login',
      { email, password: 'Password#1' },
      { headers: { 'x-forwarded-for': '203.0.113.9' } },
    );
    expect(elsewhere.status).toBe(200);
  });
});

describe('sign-out', () => {
  it('ends the session on the server', async () => {
    const token = tokenOf(await login(DEMO_CUSTOMER.email, DEMO_CUSTOMER.password));
    expect((await service.post('/api/customer/logout/', {}, { token })).status).toBe(200);
    for (const path of ['customer_account/details/', 'cart/list/']) {
      expect(await met(service.get(`/api/customer/${path}`, { token }))).toBe('401 SESSION.TOKEN_INVALID');
    }
  });

  it('leaves other sessions of the customer alone', async () => {
    const [one, other] = [
      tokenOf(await login(DEMO_CUSTOMER.email, DEMO_CUSTOMER.password)),
      tokenOf(await login(DEMO_CUSTOMER.email, DEMO_CUSTOMER.password)),
    ];
    await service.post('/api/customer/logout/', {}, { token: one });
    expect((await service.get('/api/customer/cart/list/', { token: other })).status).toBe(200);
  });
});

describe('a dead session', () => {
  it.each(['nonsense', `${'a'.repeat(43)}`, "' or 1=1 --"])('%j is no token', async (token) => {
    expect((await service.get('/api/customer/cart/list/', { token })).status).toBe(401);
  });
});

describe("a guest's bag at sign-in", () => {
  it("goes into the account, united by line, and the guest's session ends", async () => {
    const email = await aCustomer('keeps@suvarna.example');
    const before = tokenOf(await login(email, 'Password#1'));
    await add(before, { product_id: PLAIN, quantity: 1 });
    const guest = await service.guest();
    await add(guest, { product_id: PLAIN, quantity: 2 });
    await add(guest, { product_id: SIZED, size: '12', quantity: 1 });
    const customer = tokenOf(await login(email, 'Password#1', guest));
    expect((await cartOf(customer)).items.map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['RG00007-18Y', 3],
      ['RG00012-18Y-12', 1],
    ]);
    expect((await service.get('/api/customer/cart/list/', { token: guest })).status).toBe(401);
  });

  it('goes there once, however many sign-ins race', async () => {
    const email = await aCustomer('races@suvarna.example');
    const guest = await service.guest();
    await add(guest, { product_id: PLAIN, quantity: 1 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => login(email, 'Password#1', guest)));
    const signedIn = answers.filter(({ status }) => status === 200);
    expect(signedIn.length).toBeGreaterThan(0);
    expect((await cartOf(tokenOf(signedIn[0] as Answer))).count).toBe(1);
  });

  it('loses nothing that is added while signing in', async () => {
    const email = await aCustomer('adds@suvarna.example');
    const guest = await service.guest();
    const [signedIn, ...added] = await Promise.all([
      login(email, 'Password#1', guest),
      ...Array.from({ length: 8 }, () => add(guest, { product_id: PLAIN, quantity: 1 })),
    ]);
    const accepted = added.filter(({ status }) => status === 200).length;
    expect(added.every(({ status }) => status === 200 || status === 401)).toBe(true);
    expect((await cartOf(tokenOf(signedIn))).count).toBe(accepted);
  });

  it('keeps what there is of a piece that both asked for, and says so until the line is changed', async () => {
    const customer = tokenOf(await login(await aCustomer('both@suvarna.example'), 'Password#1'));
    const guest = await service.guest();
    for (const shopper of [customer, guest]) await add(shopper, { product_id: READY, quantity: 2 });
    await service.post('/api/customer/cart/merge/', { guest_token: guest }, { token: customer });
    const [item] = (await cartOf(customer)).items;
    expect(item).toMatchObject({ quantity: 3, asked_for: 4, available: true, max_quantity: 3 });
    await service.post(
      '/api/customer/cart/update/',
      { item_id: item?.item_id, quantity: 1 },
      { token: customer },
    );
    expect((await cartOf(customer)).items[0]).not.toHaveProperty('asked_for');
  });

  it('is taken along later by a guest token that was found, with a report, once', async () => {
    const email = await aCustomer('later@suvarna.example');
    const customer = tokenOf(await login(email, 'Password#1'));
    await add(customer, { product_id: PLAIN, quantity: 1 });
    const guest = await service.guest();
    await add(guest, { product_id: PLAIN, quantity: 1 });
    await add(guest, { product_id: SIZED, size: '12', quantity: 1 });
    const merge = (guest_token: string, token = customer) =>
      service.post('/api/customer/cart/merge/', { guest_token }, { token });
    expect((await merge(guest)).body.data).toEqual({ merged: true, lines_added: 1, lines_united: 1 });
    expect((await cartOf(customer)).items.map(({ quantity }) => quantity)).toEqual([2, 1]);
    for (const token of [guest, 'x'.repeat(43), customer])
      expect((await merge(token)).body.data).toEqual({ merged: false, lines_added: 0, lines_united: 0 });
    expect((await merge(await service.guest(), await service.guest())).status).toBe(401);
  });
});
