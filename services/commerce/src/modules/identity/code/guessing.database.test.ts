import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import crypto from 'node:crypto';
import { hashPassword } from '@suvarna/passwords/password';
import { cookiesOf } from '../../../../test-support/cookie-jar.fixtures.ts';
import { aMoment, codeSentTo, sentMessages, addAccount } from '../../../../test-support/identity.fixtures.ts';
import { followNodeExports } from '../../../../test-support/node-exports.fixtures.ts';
import { startService, type Answer, type Service } from '../../../../test-support/service.fixtures.ts';

/** Wrong passwords for one account: 3 from one address or one known browser, 30 from all strangers. */
const FAILURES = 3;
const ALL_STRANGERS = 10 * FAILURES;
const PASSWORD = 'the right passphrase';
const moment = aMoment();
let service: Service;
let hash: string;
/** Some four hundred passwords are tried here: who may try is the question, not what a try costs. */
const hashCheaply = (): void => {
  const real = crypto.scrypt;
  jest
    .spyOn(crypto, 'scrypt')
    .mockImplementation((password, salt, length, options, done) =>
      real(password, salt, length, { ...options, N: 2 }, done),
    );
  followNodeExports();
};
beforeEach(hashCheaply);
beforeAll(async () => {
  hashCheaply();
  service = await startService(
    'guessing',
    { LIMIT_LOGIN_FAILURES: String(FAILURES), LIMIT_LOGIN_ATTEMPTS: '100' },
    { clock: moment.clock },
  );
  hash = await hashPassword(PASSWORD);
});
afterEach(() => {
  jest.restoreAllMocks();
  followNodeExports();
});
afterAll(() => service.stop());

let people = 0;
let addresses = 0;
const anAddress = (): string => `10.${Math.floor((addresses += 1) / 250)}.0.${addresses % 250}`;
async function anAccount(): Promise<string> {
  const email = `owner-${(people += 1)}@suvarna.example`;
  await addAccount(service.db, { email, email_verified_at: moment.clock(), password_hash: hash });
  return email;
}

interface From {
  readonly address?: string;
  readonly device?: string;
}
const headersOf = ({ address = anAddress(), device }: From) => ({
  'x-forwarded-for': address,
  ...(device === undefined ? {} : { cookie: `did=${device}` }),
});
const login = (email: string, password: string, from: From = {}): Promise<Answer> =>
  service.post('/api/customer_account/login', { email, password }, { headers: headersOf(from) });
const deviceOf = (answer: Answer): string =>
  cookiesOf(answer.headers)
    .find((cookie) => cookie.startsWith('did='))
    ?.slice(4) ?? '';

/** Guesses from ten addresses until strangers may not guess any more. */
async function guess(email: string): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (let at = 0; at < 10; at += 1) {
    const address = anAddress();
    for (let one = 0; one < FAILURES; one += 1)
      statuses.push((await login(email, 'not it', { address })).status);
  }
  return statuses;
}

describe('wrong passwords from many addresses', () => {
  it('stop strangers, and the browser in which the owner signed in before still signs in', async () => {
    const email = await anAccount();
    const device = deviceOf(await login(email, PASSWORD));
    expect(await guess(email)).toEqual(Array(ALL_STRANGERS).fill(400));
    expect(await login(email, PASSWORD)).toMatchObject({
      status: 429,
      body: {
        code: 'REQUEST.TOO_MANY',
        msg: 'Too many attempts. Please try again later, or sign in with a code.',
      },
    });
    const signedIn = await login(email, PASSWORD, { device });
    expect(signedIn.status).toBe(200);
    expect((await login(email, PASSWORD, { device: deviceOf(signedIn) })).status).toBe(200);
    expect((await login(email, PASSWORD)).status).toBe(429);
  });

  it('stop no customer who has a code; afterwards the password works in that browser', async () => {
    const email = await anAccount();
    await guess(email);
    const [token, address] = [await service.guest(), anAddress()];
    const headers = { 'x-forwarded-for': address };
    expect((await login(email, PASSWORD, { address })).status).toBe(429);
    await service.post('/api/customer/customer_email_otp/', { email }, { token, headers });
    const byCode = await service.post(
      '/api/customer/customer_verify_email_otp/',
      { email, otp: await codeSentTo(service, email) },
      { token, headers },
    );
    expect(byCode.status).toBe(200);
    expect((await login(email, PASSWORD, { address, device: deviceOf(byCode) })).status).toBe(200);
    expect((await login(email, PASSWORD, { address })).status).toBe(429);
  });

  it('are answered the same where there is no account', async () => {
    const [email, nobody] = [await anAccount(), 'nobody-at-all@suvarna.example'];
    const told = async (account: string) => {
      const guesses = await guess(account);
      const last = await login(account, 'not it');
      return [guesses, last.status, last.body];
    };
    expect(await told(nobody)).toEqual(await told(email));
  });

  it.each(['made up', "another account's", 'an old copy'])(
    'are not helped by a cookie that is %s',
    async (kind) => {
      const email = await anAccount();
      const old = deviceOf(await login(email, PASSWORD));
      await login(email, PASSWORD, { device: old });
      const device =
        kind === 'made up'
          ? 'x'.repeat(43)
          : kind === 'an old copy'
            ? old
            : deviceOf(await login(await anAccount(), PASSWORD));
      await guess(email);
      expect((await login(email, PASSWORD, { device })).status).toBe(429);
    },
  );

  it('from a known browser are counted for that browser, wherever it is, and for no other browser', async () => {
    const email = await anAccount();
    const device = deviceOf(await login(email, PASSWORD));
    for (let one = 0; one < FAILURES; one += 1)
      expect((await login(email, 'not it', { device })).status).toBe(400);
    expect((await login(email, 'not it', { device })).status).toBe(400);
    expect((await login(email, PASSWORD, { device })).status).toBe(429);
    expect((await login(email, PASSWORD)).status).toBe(200);
  });

  it('from a known browser slow it and lock no customer out: half a minute later the right one is taken', async () => {
    const email = await anAccount();
    const device = deviceOf(await login(email, PASSWORD));
    for (let one = 0; one <= FAILURES; one += 1) await login(email, 'not it', { device });
    const early = await login(email, PASSWORD, { device });
    expect(early.status).toBe(429);
    expect(Number(early.headers['retry-after'])).toBeLessThanOrEqual(30);
    // The limits keep the machine's own time: half a minute of it passes.
    await service.pool.query(
      "update commerce.rate_limits set expire = expire - 30000 where key like 'login-device%'",
    );
    expect((await login(email, PASSWORD, { device })).status).toBe(200);
  });

  it('from one address, for many accounts, do not stop a browser that is known there', async () => {
    const email = await anAccount();
    const [device, address] = [deviceOf(await login(email, PASSWORD)), anAddress()];
    for (let one = 0; one < 100; one += 1)
      await service.app.deps.signInLimits.countLogin({
        address,
        account: `${one}@suvarna.example`,
        device: undefined,
      });
    expect((await login(email, PASSWORD, { address })).status).toBe(429);
    expect((await login(email, PASSWORD, { address, device })).status).toBe(200);
  });
});

describe('a browser that several accounts know', () => {
  it('is known to all of them after each sign-in', async () => {
    const [one, other] = [await anAccount(), await anAccount()];
    const first = deviceOf(await login(one, PASSWORD));
    const device = deviceOf(await login(other, PASSWORD, { device: first }));
    await guess(one);
    expect((await login(one, PASSWORD, { device })).status).toBe(200);
  });

  it('is forgotten after half a year, and kept as a hash alone', async () => {
    const email = await anAccount();
    const device = deviceOf(await login(email, PASSWORD));
    const rows = await service.rows<{ text: string }>(
      'select known_devices::text as text from known_devices',
    );
    expect(rows.some(({ text }) => text.includes(device))).toBe(false);
    moment.pass(180 * 24 * 3_600_000);
    await guess(email);
    expect((await login(email, PASSWORD, { device })).status).toBe(429);
  });
});

describe('a new password', () => {
  it('makes strangers of the browsers that were known, and knows the one in which it was set', async () => {
    const email = await anAccount();
    const before = deviceOf(await login(email, PASSWORD));
    await service.post(
      '/api/customer/customer_account/forgot_password/',
      { email },
      { headers: headersOf({}) },
    );
    const sent = (await sentMessages(service)).find(
      ({ to, template }) => to === email && template === 'reset-password',
    );
    const reset = await service.post(
      '/api/customer/customer_account/reset_password/',
      { token: sent?.values['path']?.split('#token=')[1] ?? '', password: 'another long one' },
      { headers: headersOf({}) },
    );
    expect(reset.status).toBe(200);
    await guess(email);
    expect((await login(email, 'another long one', { device: before })).status).toBe(429);
    expect((await login(email, 'another long one', { device: deviceOf(reset) })).status).toBe(200);
  });
});

describe('messages that strangers ask for', () => {
  const ask = async (email: string, from: From): Promise<number> =>
    (
      await service.post(
        '/api/customer/customer_email_otp/',
        { email },
        { token: await service.guest(), headers: headersOf(from) },
      )
    ).status;
  const link = async (email: string, from: From): Promise<number> =>
    (
      await service.post(
        '/api/customer/customer_account/forgot_password/',
        { email },
        { headers: headersOf(from) },
      )
    ).status;

  it("use up no code of the owner's browser, which has five of its own; strangers have twenty in all", async () => {
    const email = await anAccount();
    const device = deviceOf(await login(email, PASSWORD));
    const asked = async (times: number, from: From): Promise<readonly number[]> => {
      const statuses: number[] = [];
      for (let one = 0; one < times; one += 1) {
        statuses.push(await ask(email, from));
        moment.pass(31_000);
      }
      return statuses;
    };
    expect(await asked(21, {})).toEqual([...Array<number>(20).fill(200), 429]);
    expect(await asked(6, { device })).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it("from one household use up no code of another address: the owner's next browser gets in by one", async () => {
    const email = await anAccount();
    await guess(email);
    const strangers: number[] = [];
    for (let one = 1; one <= 6; one += 1) {
      moment.pass(31_000);
      strangers.push(await ask(email, { address: `2001:db8:0:7::${one}` }));
    }
    expect(strangers).toEqual([200, 200, 200, 200, 200, 429]);
    const [token, headers] = [await service.guest(), headersOf({})];
    const sent = await service.post('/api/customer/customer_email_otp/', { email }, { token, headers });
    expect(sent.status).toBe(200);
    const entered = await service.post(
      '/api/customer/customer_verify_email_otp/',
      { email, otp: await codeSentTo(service, email) },
      { token, headers },
    );
    expect(entered.status).toBe(200);
  });

  it('at one address make no customer wait half a minute at another', async () => {
    const email = await anAccount();
    const address = anAddress();
    expect([await ask(email, { address }), await ask(email, { address }), await ask(email, {})]).toEqual([
      200, 400, 200,
    ]);
  });

  const links = async (times: number, email: string, from: From): Promise<readonly number[]> => {
    const statuses: number[] = [];
    for (let one = 0; one < times; one += 1) statuses.push(await link(email, from));
    return statuses;
  };

  it("use up no link of the owner's browser, which has five of its own; strangers have twenty in all", async () => {
    const email = await anAccount();
    const device = deviceOf(await login(email, PASSWORD));
    expect(await links(21, email, {})).toEqual([...Array<number>(20).fill(200), 429]);
    expect(await links(6, email, { device })).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('from one household use up no link of another address, whether there is such an account or not', async () => {
    for (const email of [await anAccount(), `nobody-${(people += 1)}@suvarna.example`]) {
      const strangers: number[] = [];
      for (let one = 1; one <= 6; one += 1)
        strangers.push(await link(email, { address: `2001:db8:0:8::${one}` }));
      expect(strangers).toEqual([200, 200, 200, 200, 200, 429]);
      expect(await link(email, {})).toBe(200);
    }
  });

  it('send one mailbox forty links in a day, from wherever they are asked for', async () => {
    const email = await anAccount();
    let sent = 0;
    for (let hour = 0; hour < 3; hour += 1) {
      sent += (await links(25, email, {})).filter((status) => status === 200).length;
      moment.pass(3_601_000);
    }
    expect(sent).toBe(40);
  });
});
