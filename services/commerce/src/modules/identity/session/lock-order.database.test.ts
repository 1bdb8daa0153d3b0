import { describe, expect, it } from '@jest/globals';
import { cookiesOf } from '../../../../test-support/cookie-jar.fixtures.ts';
import {
  accessTokenOf,
  aMoment,
  codeSentTo,
  sentMessages,
  addAccount,
} from '../../../../test-support/identity.fixtures.ts';
import { ofSuite, startService, type Answer } from '../../../../test-support/service.fixtures.ts';

const PASSWORD = 'Suvarna#2026';
const CONTACTS = '/api/customer/customer_account/contacts/';
const moment = aMoment();
const service = ofSuite(() =>
  startService(
    'identity_lock_order',
    {
      LIMIT_CODES_PER_ADDRESS: '10000',
      LIMIT_LOGIN_ATTEMPTS: '10000',
      LIMIT_LOGINS_PER_ADDRESS: '10000',
    },
    { clock: moment.clock },
  ),
);
let people = 0;

const anEmail = (): string => `order-${++people}@suvarna.example`;
const login = (email: string): Promise<Answer> =>
  service.post('/api/customer_account/login', { email, password: PASSWORD });
const statuses = (answers: readonly Answer[]): number[] => answers.map(({ status }) => status);

async function anAccount(): Promise<string> {
  const email = anEmail();
  await addAccount(service.db, { email, email_verified_at: moment.clock(), password: PASSWORD });
  return email;
}

/** A change of the address that one more code makes. */
async function aChange(email: string): Promise<() => Promise<Answer>> {
  const token = accessTokenOf(await login(email));
  const to = anEmail();
  moment.pass(31_000);
  await service.post(`${CONTACTS}begin/`, { kind: 'email', to }, { token });
  const [old, otp] = [await codeSentTo(service, email), await codeSentTo(service, to)];
  await service.post(`${CONTACTS}prove/`, { side: 'old', otp: old }, { token });
  return () => service.post(`${CONTACTS}prove/`, { side: 'new', otp }, { token });
}

/** The last link to a new password, as it was sent. */
async function aLink(email: string): Promise<string> {
  await service.post('/api/customer/customer_account/forgot_password/', { email });
  const message = (await sentMessages(service)).find(
    (sent) => sent.template === 'reset-password' && sent.to === email,
  );
  return /#token=(.+)$/.exec(message?.values['path'] ?? '')?.[1] ?? '';
}
const setPassword = (token: string): Promise<Answer> =>
  service.post('/api/customer/customer_account/reset_password/', { token, password: `${PASSWORD}!` });

describe('at one moment', () => {
  it('an address is changed and other browsers renew their sessions: neither waits for the other in a circle', async () => {
    for (let round = 0; round < 6; round += 1) {
      const email = await anAccount();
      const browsers = await Promise.all(Array.from({ length: 8 }, () => login(email)));
      const change = await aChange(email);
      const [changed, ...renewed] = await Promise.all([
        change(),
        ...browsers.map((browser) =>
          service.post(
            '/api/customer/session/refresh/',
            {},
            { headers: { cookie: cookiesOf(browser.headers).join('; ') } },
          ),
        ),
      ]);
      expect(changed.status).toBe(200);
      expect(statuses(renewed).filter((status) => status !== 200 && status !== 401)).toEqual([]);
    }
  });

  it('a password is set by two links: one is used, the other opens nothing', async () => {
    for (let round = 0; round < 6; round += 1) {
      const email = await anAccount();
      const links = [await aLink(email), await aLink(email)];
      expect(statuses(await Promise.all(links.map(setPassword))).toSorted((a, b) => a - b)).toEqual([
        200, 400,
      ]);
    }
  });

  it('an address is changed and a password set by a link to the old one: both are answered', async () => {
    for (let round = 0; round < 6; round += 1) {
      const email = await anAccount();
      const change = await aChange(email);
      const link = await aLink(email);
      const [changed, reset] = await Promise.all([change(), setPassword(link)]);
      expect([changed.status, [200, 400].includes(reset.status)]).toEqual([200, true]);
    }
  });
});
