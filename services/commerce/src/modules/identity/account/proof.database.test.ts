import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Proof } from '@suvarna/contracts/endpoint';
import { ENDPOINTS } from '@suvarna/contracts/capabilities';
import {
  accessTokenOf,
  addDemoCustomer,
  aMoment,
  codeSentTo,
  otherThan,
} from '../../../../test-support/identity.fixtures.ts';
import { ofSuite, startService, type Answer } from '../../../../test-support/service.fixtures.ts';
import { DEMO_CUSTOMER } from './demo-customer.ts';
import { met } from '../../../../test-support/answers.fixtures.ts';

const MINUTE = 60_000;
const PHONE = `91-${DEMO_CUSTOMER.phone}`;
const moment = aMoment();
const service = ofSuite(() =>
  startService('proof', { LIMIT_LOGIN_ATTEMPTS: '1000' }, { clock: moment.clock }),
);
let token: string;

beforeAll(async () => {
  await addDemoCustomer(service.db);
});

const login = (): Promise<string> => service.signedIn(DEMO_CUSTOMER);
/** Signed in a while ago, and with a token that lives. */
beforeEach(async () => {
  token = await login();
  moment.pass(8 * MINUTE);
  token = accessTokenOf(await service.post('/api/customer/session/refresh/', {}, { token }));
  moment.pass(7 * MINUTE);
});

const copy = (): Promise<Answer> => service.post('/api/customer/personal_data/copy/', {}, { token });
const send = (): Promise<Answer> => service.post('/api/customer/customer_account/proof/send/', {}, { token });
const give = (body: object): Promise<Answer> =>
  service.post('/api/customer/customer_account/proof/give/', body, { token });

const askingFor = (wanted: Proof): readonly string[] =>
  [
    ...new Set(ENDPOINTS.flatMap(({ proof, path }) => (proof?.includes(wanted) === true ? [path] : []))),
  ].toSorted();

describe('calls that ask who sits there', () => {
  it('are those that tell everything, end the account, or let another person open it', () => {
    expect(askingFor('recent')).toEqual([
      'customer/customer_account/delete_request/',
      'customer/personal_data/copy/',
      'customer/personal_data/download/',
      'customer/social/link_start/',
    ]);
  });

  it('go through shortly after signing in, and are refused without an effect later', async () => {
    expect(await met(copy())).toBe('409 SESSION.PROOF_REQUIRED');
    token = await login();
    expect((await copy()).status).toBe(200);
  });

  it('go through after a code, for a quarter of an hour, in this sign-in alone', async () => {
    expect((await send()).body.data).toMatchObject({ to: '•••0000', has_password: true });
    const code = await codeSentTo(service, PHONE);
    expect(await met(give({ otp: otherThan(code) }))).toBe('400 OTP.WRONG');
    expect((await copy()).status).toBe(409);
    expect((await give({ otp: code })).status).toBe(200);
    expect((await copy()).status).toBe(200);
    expect((await give({ otp: code })).status).toBe(400);
    moment.pass(2 * MINUTE);
    token = accessTokenOf(await service.post('/api/customer/session/refresh/', {}, { token }));
    moment.pass(8 * MINUTE);
    token = accessTokenOf(await service.post('/api/customer/session/refresh/', {}, { token }));
    moment.pass(5 * MINUTE);
    expect((await copy()).status).toBe(409);
  });

  it('go through after the password, whose wrong tries are counted', async () => {
    for (let guess = 0; guess < 10; guess += 1)
      expect(await met(give({ password: `guess ${guess}` }))).toBe('400 ACCOUNT.PASSWORD_WRONG');
    expect((await give({ password: DEMO_CUSTOMER.password })).status).toBe(429);
    await service.pool.query('delete from rate_limits');
    expect((await give({ password: DEMO_CUSTOMER.password })).status).toBe(200);
    expect((await copy()).status).toBe(200);
  });

  it('take one of the two', async () => {
    expect((await give({})).status).toBe(400);
    expect((await give({ otp: '123456', password: 'x' })).status).toBe(400);
  });
});
