import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '@suvarna/testing/free-ports';
import { codeOf } from '../../referrals/code.store.ts';
import { DEMO_CUSTOMER } from '../account/demo-customer.ts';
import { PLAIN } from '../../../../test-support/catalogue.fixtures.ts';
import { addDemoCustomer, accessTokenOf } from '../../../../test-support/identity.fixtures.ts';
import {
  SANDBOX_SECRETS,
  startSandbox,
  type RunningSandbox,
} from '../../../../test-support/sandbox.fixtures.ts';
import { startService, type Answer, type Service } from '../../../../test-support/service.fixtures.ts';
import { met, dataOf } from '../../../../test-support/answers.fixtures.ts';

let service: Service;
let sandbox: RunningSandbox;
let ids = 0;
const aRequest = (): string => `request-of-the-test-${++ids}`;

beforeAll(async () => {
  const ports = { http: await freePort(), mail: await freePort() };
  service = await startService('caller-id', {
    ...SANDBOX_SECRETS,
    SANDBOX_URL: `http://127.0.0.1:${ports.http}`,
  });
  await addDemoCustomer(service.db);
  sandbox = await startSandbox(await service.app.http.listen({ host: '127.0.0.1', port: 0 }), ports);
});
afterAll(async () => {
  await sandbox.stop();
  await service.stop();
});

const login = (token: string, request_id: string, more: object = {}): Promise<Answer> =>
  service.post(
    '/api/customer/truecaller/login/',
    {
      ...more,
      request_id,
      webengageEvent: true,
      deviceType: 'website',
      osVersion: '15',
      appVersion: '1',
      shopBy: 1,
    },
    { token },
  );
const status = (token: string, id: string): Promise<Answer> =>
  service.get(`/api/customer/truecaller/status/?request_id=${id}`, { token });
/** What the person at the phone presses. */
const press = async (
  request_id: string,
  decision: string,
  phone = `91${DEMO_CUSTOMER.phone}`,
): Promise<void> => {
  const answer = await fetch(`${sandbox.url}/caller-id/ask`, {
    method: 'POST',
    body: new URLSearchParams({ request_id, decision, phone, first: 'Om', last: 'Rao' }),
  });
  expect(answer.status).toBe(200);
};

describe('signing in by caller identification', () => {
  it("waits for the person, then opens the account of their phone, with the guest's bag", async () => {
    const [guest, id] = [await service.guest(), aRequest()];
    await service.post('/api/customer/cart/add/', { product_id: PLAIN, quantity: 1 }, { token: guest });
    const waiting = await login(guest, id);
    expect(waiting).toMatchObject({ status: 400, body: { code: 'CALLER_ID.PENDING' } });
    // The specification's client ignores messages that contain this word (§8).
    expect(waiting.body.msg).toContain('Request');
    const asking = await status(guest, id);
    expect(asking.body.data).toEqual({
      status: 'pending',
      ask_url: `${sandbox.url}/caller-id/ask?request_id=${id}`,
    });
    expect((await fetch((asking.body.data as { ask_url: string }).ask_url)).status).toBe(200);
    await press(id, 'confirm');
    expect((await status(guest, id)).body.data).toEqual({ status: 'done' });
    const signedIn = await login(guest, id);
    expect(signedIn).toMatchObject({
      status: 200,
      body: {
        username: 'Asha Mehta',
        data: { account_exist: true, phone_no: DEMO_CUSTOMER.phone, email: DEMO_CUSTOMER.email },
      },
    });
    expect(await service.read('/api/customer/cart/list/', { token: accessTokenOf(signedIn) })).toMatchObject({
      count: 1,
    });
  });

  it('opens a new account by the code of the inviter, and one that has an account is not invited', async () => {
    const { id: inviterId } = await service.db
      .selectFrom('customers')
      .select('id')
      .where('email', '=', DEMO_CUSTOMER.email)
      .executeTakeFirstOrThrow();
    const invited = { referral_code: await codeOf(service.db, inviterId, new Date()) };
    for (const phone of ['919811100003', `91${DEMO_CUSTOMER.phone}`]) {
      const [guest, id] = [await service.guest(), aRequest()];
      await login(guest, id, invited);
      await press(id, 'confirm', phone);
      expect((await login(guest, id, invited)).status).toBe(200);
    }
    const rows = await service.rows<{ phone: string }>(
      `select c.phone_no as phone from referrals r join customers c on c.id = r.invited_id where r.inviter_id = $1`,
      [inviterId],
    );
    expect(rows).toEqual([{ phone: '9811100003' }]);
  });

  it('opens a new account with the name the app knows', async () => {
    const [guest, id] = [await service.guest(), aRequest()];
    await login(guest, id);
    await press(id, 'confirm', '447700900123');
    expect(await login(guest, id)).toMatchObject({
      status: 200,
      body: { username: 'Om Rao', data: { account_exist: false, phone_no: '7700900123' } },
    });
  });

  it('reads the code of any country', async () => {
    const [guest, id] = [await service.guest(), aRequest()];
    await login(guest, id);
    await press(id, 'confirm', '61412345678');
    expect(dataOf(await login(guest, id))).toMatchObject({ account_exist: false, phone_no: '412345678' });
  });

  it('that is rejected says so', async () => {
    const [guest, id] = [await service.guest(), aRequest()];
    await login(guest, id);
    await press(id, 'reject');
    expect((await status(guest, id)).body.data).toEqual({ status: 'user_rejected' });
    expect(await login(guest, id)).toMatchObject({
      status: 400,
      body: { code: 'CALLER_ID.REJECTED', msg: 'Try another login method' },
    });
  });

  it('whose profile cannot be fetched fails', async () => {
    const [guest, id] = [await service.guest(), aRequest()];
    await login(guest, id);
    await press(id, 'fail');
    expect(await status(guest, id)).toMatchObject({
      status: 400,
      body: { code: 'CALLER_ID.FAILED', msg: 'Try another method' },
    });
    expect((await login(guest, id)).body.msg).toBe('Try another method');
  });
});

describe('a request', () => {
  it('is worth something to the session that began it alone, and once', async () => {
    const [guest, stranger, id] = [await service.guest(), await service.guest(), aRequest()];
    await login(guest, id);
    await press(id, 'confirm');
    expect(await met(login(stranger, id))).toBe('400 CALLER_ID.FAILED');
    expect((await status(stranger, id)).status).toBe(404);
    const twins = await Promise.all([login(guest, id), login(guest, id)]);
    expect(twins.filter(({ status: code }) => code === 200)).toHaveLength(1);
  });

  it('is not confirmed by a forged callback, nor by one that came before it', async () => {
    const [guest, id] = [await service.guest(), aRequest()];
    const forge = (body: object) => service.post('/api/customer/truecaller/callback/', body);
    await forge({ requestId: id, accessToken: 'a-token-of-nobody' });
    await login(guest, id);
    expect((await status(guest, id)).body.data).toMatchObject({ status: 'pending' });
    await forge({ requestId: id, accessToken: 'a-token-of-nobody', endpoint: 'http://127.0.0.1:1/profile' });
    expect((await login(guest, id)).body.code).toBe('CALLER_ID.FAILED');
    await press(id, 'confirm');
    expect((await login(guest, id)).body.code).toBe('CALLER_ID.FAILED');
  });

  it.each([
    { requestId: 'x' },
    { requestId: 'request-1234', phone: '919845000000' },
    { requestId: 'request-1234', accessToken: 'a b' },
  ])('%j is no callback', async (body) => {
    expect((await service.post('/api/customer/truecaller/callback/', body)).status).toBe(400);
  });

  it('is not known where there is no provider', async () => {
    const without = await startService('no-caller-id');
    const token = await without.guest();
    expect(
      await met(without.post('/api/customer/truecaller/login/', { request_id: aRequest() }, { token })),
    ).toBe('400 CALLER_ID.FAILED');
    await without.stop();
  });
});
