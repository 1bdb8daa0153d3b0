import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import crypto from 'node:crypto';
import { hashPassword } from '@suvarna/passwords/password';
import { cookiesOf } from '../../../../test-support/cookie-jar.fixtures.ts';
import { accessTokenOf, sentMessages, addAccount } from '../../../../test-support/identity.fixtures.ts';
import { followNodeExports } from '../../../../test-support/node-exports.fixtures.ts';
import { startService, type Answer, type Service } from '../../../../test-support/service.fixtures.ts';
import { RIGHT_PER_ACCOUNT, RIGHT_PER_DEVICE } from './known-sign-in-limits.ts';

const PASSWORD = 'the right passphrase';
const ATTEMPTS = 20;
let service: Service;
let hash: string;
let held: Promise<void>;
let hashes: jest.SpiedFunction<typeof crypto.scrypt>;
/** Hashes cost nothing, and wait where a test holds them. */
const watchHashes = (): void => {
  const real = crypto.scrypt;
  held = Promise.resolve();
  hashes = jest.spyOn(crypto, 'scrypt').mockImplementation((password, salt, length, options, done) => {
    void held.then(() => real(password, salt, length, { ...options, N: 2 }, done));
  });
  followNodeExports();
};
const hold = (): (() => void) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  return resolve;
};
beforeEach(watchHashes);
beforeAll(async () => {
  watchHashes();
  service = await startService('known_browsers', {
    LIMIT_LOGIN_FAILURES: '3',
    LIMIT_LOGIN_ATTEMPTS: String(ATTEMPTS),
    LIMIT_CALLS_IN_FLIGHT_PER_ADDRESS: '64',
    LIMIT_EFFECTS_PER_MINUTE: '1000',
    PASSWORD_HASH_WORKERS: '1',
  });
  hash = await hashPassword(PASSWORD);
});
afterEach(() => {
  jest.restoreAllMocks();
  followNodeExports();
});
afterAll(() => service.stop());

let people = 0;
let addresses = 0;
const anAddress = (): string => `10.${Math.floor((addresses += 1) / 250)}.7.${addresses % 250}`;
async function anAccount(): Promise<string> {
  const email = `known-${(people += 1)}@suvarna.example`;
  await addAccount(service.db, { email, email_verified_at: new Date(), password_hash: hash });
  return email;
}

interface Browser {
  readonly email: string;
  address: string;
  device: string;
  token: string;
  /** Cookies of its sign-in, beside the one it is known by. */
  session: string;
}
const headersOf = ({ address, device, session }: Browser) => ({
  'x-forwarded-for': address,
  cookie: `${session}; did=${device}`,
});
const strangerTo = (email: string): Browser => ({
  email,
  address: anAddress(),
  device: '',
  token: '',
  session: '',
});
/** Signs in as a browser does: with the cookie of the last time. */
async function signIn(browser: Browser, password = PASSWORD): Promise<Answer> {
  const answer = await service.post(
    '/api/customer_account/login',
    { email: browser.email, password },
    { headers: headersOf(browser) },
  );
  if (answer.status !== 200) return answer;
  const cookies = cookiesOf(answer.headers);
  browser.device = cookies.find((cookie) => cookie.startsWith('did='))?.slice(4) ?? '';
  browser.session = cookies.filter((cookie) => !cookie.startsWith('did=')).join('; ');
  browser.token = accessTokenOf(answer);
  return answer;
}
/** A browser that an account knows. */
async function aBrowser(email: string, address = anAddress()): Promise<Browser> {
  const browser = { ...strangerTo(email), address };
  expect((await signIn(browser)).status).toBe(200);
  return browser;
}
const give = (browser: Browser, password = PASSWORD): Promise<Answer> =>
  service.post(
    '/api/customer/customer_account/proof/give/',
    { password },
    { token: browser.token, headers: headersOf(browser) },
  );
const times = async (many: number, call: () => Promise<Answer>): Promise<readonly number[]> => {
  const statuses: number[] = [];
  for (let one = 0; one < many; one += 1) statuses.push((await call()).status);
  return statuses;
};
const until = async (holds: () => boolean): Promise<void> => {
  const deadline = Date.now() + 5_000;
  while (!holds()) {
    if (Date.now() > deadline) throw new Error('It did not come to that within five seconds.');
    await new Promise((resolve) => setImmediate(resolve));
  }
};
/** Makes calls, and waits until each has asked for a place to hash. */
async function asking(calls: readonly (() => Promise<Answer>)[]): Promise<readonly Promise<Answer>[]> {
  const asked = jest.spyOn(service.app.deps.hashing, 'withPlace');
  const before = asked.mock.calls.length;
  const answers = calls.map((call) => call());
  await until(() => asked.mock.calls.length === before + calls.length);
  return answers;
}
/** Strangers who hold all their places: the seventh was refused. */
async function aCrowd(): Promise<readonly Promise<Answer>[]> {
  const crowd = Array.from({ length: 7 }, (_value, at) => signIn(strangerTo(`crowd-${at}@suvarna.example`)));
  expect((await Promise.race(crowd)).status).toBe(503);
  return crowd;
}
/** Strangers at an address use up what a sign-in there left of its attempts. */
const useUp = async (address: string): Promise<void> => {
  for (let one = 0; one < ATTEMPTS - 1; one += 1)
    await service.app.deps.signInLimits.countLogin({
      address,
      account: `made-up-${one}@suvarna.example`,
      device: undefined,
    });
};

describe('accounts that one client opened for itself', () => {
  it.each([
    [2, 1],
    [6, 4],
  ])('%i of them, %i calls at a time each, keep no known browser out', async (accounts, calls) => {
    const address = anAddress();
    const attackers: Browser[] = [];
    for (let one = 0; one < accounts; one += 1) attackers.push(await aBrowser(await anAccount(), address));
    const owner = await aBrowser(await anAccount());
    const release = hold();
    const attacks = await asking(
      attackers.flatMap((attacker) => Array.from({ length: calls }, () => () => signIn({ ...attacker }))),
    );
    const [own] = await asking([() => signIn(owner)]);
    release();
    expect((await own)?.status).toBe(200);
    await Promise.all(attacks);
  });
});

describe('right passwords from a known browser', () => {
  it('are so many in ten minutes, before anything is hashed; another browser still signs in', async () => {
    const email = await anAccount();
    const [browser, other] = [await aBrowser(email), await aBrowser(email)];
    expect(new Set(await times(RIGHT_PER_DEVICE, () => signIn(browser)))).toEqual(new Set([200]));
    const before = hashes.mock.calls.length;
    const refused = await signIn(browser);
    expect(refused).toMatchObject({ status: 429, body: { code: 'REQUEST.TOO_MANY' } });
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600);
    expect(hashes.mock.calls.length).toBe(before);
    expect((await signIn(other)).status).toBe(200);
    expect((await give(browser)).status).toBe(429);
  });

  it('are counted for the browser with all its accounts', async () => {
    const browser = await aBrowser(await anAccount());
    const second = { ...browser, email: await anAccount() };
    await signIn(second);
    await times(RIGHT_PER_DEVICE / 2, () => signIn(second));
    const first = { ...second, email: browser.email };
    await times(RIGHT_PER_DEVICE / 2, () => signIn(first));
    expect((await signIn({ ...first, email: second.email })).status).toBe(429);
  });

  it('are so many for an account with all its browsers', async () => {
    const email = await anAccount();
    for (let left = RIGHT_PER_ACCOUNT; left > 0; left -= RIGHT_PER_DEVICE) {
      const browser = await aBrowser(email);
      await times(RIGHT_PER_DEVICE, () => signIn(browser));
    }
    expect((await signIn(await aBrowser(email))).status).toBe(429);
  });

  it('end with their ten minutes, which each further one does not make longer', async () => {
    const browser = await aBrowser(await anAccount());
    await signIn(browser);
    await service.pool.query(
      "update commerce.rate_limits set expire = expire - 500000 where key like 'login-right%'",
    );
    await times(RIGHT_PER_DEVICE - 1, () => signIn(browser));
    const refused = await signIn(browser);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(101);
    await service.pool.query(
      "update commerce.rate_limits set expire = expire - 102000 where key like 'login-right%'",
    );
    expect((await signIn(browser)).status).toBe(200);
  });

  it('are used up by no caller who does not know the password', async () => {
    const email = await anAccount();
    const browser = await aBrowser(email);
    for (let one = 0; one < RIGHT_PER_ACCOUNT; one += 1) await signIn(strangerTo(email), 'not it');
    expect((await signIn(browser)).status).toBe(200);
  });
});

describe('the password of a customer who is signed in', () => {
  it('is taken in a known browser whatever strangers tried at its address', async () => {
    const browser = await aBrowser(await anAccount());
    await useUp(browser.address);
    expect((await signIn(browser)).status).toBe(200);
    expect((await give(browser)).status).toBe(200);
  });

  it('is counted there for the account and that browser', async () => {
    const email = await anAccount();
    const [browser, other] = [await aBrowser(email), await aBrowser(email)];
    expect(await times(5, () => give(browser, 'not it'))).toEqual([400, 400, 400, 400, 429]);
    browser.address = anAddress();
    expect((await give(browser)).status).toBe(429);
    expect((await give(other)).status).toBe(200);
  });

  it('is counted for the address in a browser that the account does not know', async () => {
    const browser = await aBrowser(await anAccount());
    await useUp(browser.address);
    const stranger = await aBrowser(await anAccount());
    for (const device of ['', 'x'.repeat(43), stranger.device])
      expect((await give({ ...browser, device })).status).toBe(429);
  });

  it('has a place of its own to be hashed', async () => {
    const browser = await aBrowser(await anAccount());
    const release = hold();
    const crowd = await aCrowd();
    const [given] = await asking([() => give(browser)]);
    release();
    expect((await given)?.status).toBe(200);
    await Promise.all(crowd);
  });
});

describe('a new password by a link', () => {
  it('has a place of its own to be hashed in a known browser', async () => {
    const browser = await aBrowser(await anAccount());
    const post = (call: string, body: object): Promise<Answer> =>
      service.post(`/api/customer/customer_account/${call}/`, body, { headers: headersOf(browser) });
    await post('forgot_password', { email: browser.email });
    const sent = (await sentMessages(service)).find(
      ({ to, template }) => to === browser.email && template === 'reset-password',
    );
    const token = sent?.values['path']?.split('#token=')[1] ?? '';
    const release = hold();
    const crowd = await aCrowd();
    const [reset] = await asking([() => post('reset_password', { token, password: 'another long one' })]);
    release();
    expect((await reset)?.status).toBe(200);
    await Promise.all(crowd);
  });
});
