import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DEMO_CUSTOMER } from '../account/demo-customer.ts';
import { PLAIN } from '../../../../test-support/catalogue.fixtures.ts';
import { cookiesOf } from '../../../../test-support/cookie-jar.fixtures.ts';
import { addDemoCustomer, accessTokenOf, aMoment } from '../../../../test-support/identity.fixtures.ts';
import { ofSuite, startService, type Answer } from '../../../../test-support/service.fixtures.ts';
import { met } from '../../../../test-support/answers.fixtures.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const moment = aMoment();
const service = ofSuite(() =>
  startService('session', { LIMIT_LOGIN_ATTEMPTS: '1000' }, { clock: moment.clock }),
);

beforeAll(async () => {
  await addDemoCustomer(service.db);
});

interface Browser {
  token: string;
  cookie: string;
}
let browser: Browser;

const login = (headers: Record<string, string> = {}, token?: string): Promise<Answer> =>
  service.post(
    '/api/customer_account/login',
    { email: DEMO_CUSTOMER.email, password: DEMO_CUSTOMER.password },
    { token, headers },
  );
const browserOf = (answer: Answer): Browser => ({
  token: accessTokenOf(answer),
  cookie: cookiesOf(answer.headers).join('; '),
});
const look = ({ token, cookie }: Browser): Promise<Answer> =>
  service.get('/api/customer/customer_account/details/', { token, headers: { cookie } });
const refresh = ({ cookie }: Pick<Browser, 'cookie'>): Promise<Answer> =>
  service.post('/api/customer/session/refresh/', {}, { headers: { cookie } });

beforeEach(async () => {
  browser = browserOf(await login());
});

describe('a call without a session', () => {
  it.each([
    ['with no token', {}, 'SESSION.TOKEN_MISSING'],
    ['with a token that no session has', { token: 'x'.repeat(43) }, 'SESSION.TOKEN_INVALID'],
  ])('%s is refused in the words of the specification (S8.8)', async (_kind, session, code) => {
    expect(await service.get('/api/customer/customer_account/details/', session)).toMatchObject({
      status: 401,
      body: { code, msg: 'Authorization Failure', message: 'Authorization Failure' },
    });
  });
});

describe("a customer's session", () => {
  it('has cookies that no script reads and no other site sends', async () => {
    const lines = [(await login()).headers['set-cookie'] ?? []].flat();
    expect(lines.map((line) => line.split('=', 1)[0])).toEqual(['sid', 'rt', 'did']);
    for (const line of lines)
      expect(line).toMatch(/^(sid|rt|did)=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/);
  });

  it('has cookies of this host and of https alone, where the shop is https', async () => {
    const secure = await startService('session-https', { SHOP_ORIGIN: 'https://suvarna.example' });
    await addDemoCustomer(secure.db);
    const answer = await secure.post('/api/customer_account/login', {
      email: DEMO_CUSTOMER.email,
      password: DEMO_CUSTOMER.password,
    });
    for (const line of [answer.headers['set-cookie'] ?? []].flat())
      expect(line).toMatch(
        /^__Host-(sid|rt|did)=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict; Secure$/,
      );
    expect((await secure.get('/api/customer/cart/list/', { token: accessTokenOf(answer) })).status).toBe(200);
    await secure.stop();
  });

  it.each([
    ['no cookie', ''],
    ["another's cookie", `sid=${'a'.repeat(43)}`],
    ['a broken cookie', 'sid=%; rt'],
  ])('is dead with %s: a stolen token opens nothing', async (_name, cookie) => {
    expect(await met(look({ token: browser.token, cookie }))).toBe('401 SESSION.TOKEN_INVALID');
    expect((await look(browser)).status).toBe(200);
  });

  it('is dead with the cookie of another living sign-in', async () => {
    const other = browserOf(await login());
    expect((await look({ token: browser.token, cookie: other.cookie })).status).toBe(401);
  });

  it('has a token for ten minutes, and says that only the token is over', async () => {
    moment.pass(10 * MINUTE - 1);
    expect((await look(browser)).status).toBe(200);
    moment.pass(1);
    expect(await met(look(browser))).toBe('401 SESSION.TOKEN_EXPIRED');
  });

  it('keeps none of its secrets in the database', async () => {
    const rows = await service.rows<{ text: string }>(
      'select sign_ins::text || refresh_tokens::text || sessions::text as text from sign_ins join refresh_tokens on refresh_tokens.sign_in_id = sign_ins.id join sessions on sessions.sign_in_id = sign_ins.id',
    );
    for (const secret of [
      browser.token,
      ...browser.cookie.split('; ').map((part) => part.split('=')[1] ?? ''),
    ])
      expect(rows.some(({ text }) => text.includes(secret))).toBe(false);
  });
});

describe('renewing', () => {
  it('gives another token and another refresh cookie; the sign-in stays', async () => {
    moment.pass(11 * MINUTE);
    const answer = await refresh(browser);
    expect(answer).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'private, no-store' },
      body: { data: { expires_in: 600 } },
    });
    const renewed = browserOf(answer);
    expect(renewed.token).not.toBe(browser.token);
    expect(renewed.cookie).not.toBe(browser.cookie);
    expect((await look(renewed)).status).toBe(200);
  });

  it('with a cookie that was exchanged before ends the sign-in, for the thief and for the owner', async () => {
    const owner = browserOf(await refresh(browser));
    moment.pass(10_001);
    expect(await met(refresh(browser))).toBe('401 SESSION.TOKEN_INVALID');
    expect((await look(owner)).status).toBe(401);
    expect((await refresh(owner)).status).toBe(401);
    const rows = await service.rows(
      'select ended_because from sign_ins order by created_at desc, ended_at limit 1',
    );
    expect(rows).toEqual([{ ended_because: 'token-reused' }]);
  });

  it('of two tabs at the same moment works for both; then one chain is left', async () => {
    const [first, second] = (await Promise.all([refresh(browser), refresh(browser)])).map(browserOf) as [
      Browser,
      Browser,
    ];
    expect([(await look(first)).status, (await look(second)).status]).toEqual([200, 200]);
    moment.pass(11 * MINUTE);
    expect((await refresh(second)).status).toBe(200);
    moment.pass(10_001);
    // The first tab's cookie was overwritten in the browser: a browser that still has it copied it.
    expect((await refresh(first)).status).toBe(401);
  });

  it('ends after a week without use, and after thirty days whatever is done', async () => {
    moment.pass(7 * DAY);
    expect((await refresh(browser)).status).toBe(401);
    let living = browserOf(await login());
    for (let week = 0; week < 5; week += 1) {
      moment.pass(6 * DAY);
      const answer = await refresh(living);
      expect(answer.status).toBe(week < 4 ? 200 : 401);
      if (answer.status === 200) living = browserOf(answer);
    }
  });

  it.each([
    ['no cookies', ''],
    ['the refresh cookie alone', 'rt'],
    ['the binding cookie alone', 'sid'],
  ])('is refused with %s', async (_name, kept) => {
    const cookie = browser.cookie
      .split('; ')
      .filter((part) => kept !== '' && part.startsWith(`${kept}=`))
      .join('; ');
    const answer = await refresh({ cookie });
    expect(answer).toMatchObject({ status: 401, body: { code: 'SESSION.TOKEN_INVALID' } });
    expect(cookiesOf(answer.headers)).toEqual(['sid=', 'rt=']);
  });
});

describe('sign-out', () => {
  it('ends the sign-in on the server: token, renewal and cookies', async () => {
    const other = browserOf(await login());
    const answer = await service.post(
      '/api/customer/logout/',
      {},
      { token: browser.token, headers: { cookie: browser.cookie } },
    );
    expect(answer.status).toBe(200);
    expect([answer.headers['set-cookie'] ?? []].flat()).toEqual([
      expect.stringMatching(/^sid=; .*Max-Age=0/),
      expect.stringMatching(/^rt=; .*Max-Age=0/),
    ]);
    expect((await look(browser)).status).toBe(401);
    expect((await refresh(browser)).status).toBe(401);
    expect((await look(other)).status).toBe(200);
  });

  it("of a guest ends the guest's session", async () => {
    const guest = await service.guest();
    expect((await service.post('/api/customer/logout/', {}, { token: guest })).status).toBe(200);
    expect((await service.get('/api/customer/cart/list/', { token: guest })).status).toBe(401);
  });
});

// Row 58 of the fault matrix.
describe('a session that was planted before sign-in', () => {
  it("is worth nothing after: new token, new cookies, the guest's is dead and its bag has moved", async () => {
    const planted = await service.guest();
    await service.post('/api/customer/cart/add/', { product_id: PLAIN, quantity: 1 }, { token: planted });
    const cookie = `sid=${'p'.repeat(43)}; rt=${'q'.repeat(43)}`;
    const victim = browserOf(await login({ cookie }, planted));
    expect(victim.cookie).not.toContain('pppp');
    expect((await look({ token: victim.token, cookie })).status).toBe(401);
    expect((await service.get('/api/customer/cart/list/', { token: planted })).status).toBe(401);
    expect(
      (await service.post('/api/customer/cart/add/', { product_id: PLAIN, quantity: 1 }, { token: planted }))
        .status,
    ).toBe(401);
    expect(
      await service.read('/api/customer/cart/list/', {
        token: victim.token,
        headers: { cookie: victim.cookie },
      }),
    ).toMatchObject({ count: 1 });
  });

  it('and a sign-in in the same browser ends the one it replaces', async () => {
    const next = browserOf(await login({ cookie: browser.cookie }));
    expect((await look(browser)).status).toBe(401);
    expect((await look(next)).status).toBe(200);
  });
});

describe('a token for looking around', () => {
  it("is the answer's data itself, reads an empty bag, and lets nothing be done", async () => {
    const answer = await service.post('/api/customer/customer_account/preguest/', { uuid: 'browser-1-uuid' });
    const token = answer.body.data as unknown as string;
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await service.read('/api/customer/cart/list/', { token })).toMatchObject({ count: 0 });
    expect(
      await met(service.post('/api/customer/cart/add/', { product_id: PLAIN, quantity: 1 }, { token })),
    ).toBe('401 SESSION.TOKEN_MISSING');
    moment.pass(60 * MINUTE);
    expect((await service.get('/api/customer/cart/list/', { token })).status).toBe(401);
  });
});

describe('guests', () => {
  it('are made for one address so often an hour, counted in the database', async () => {
    const few = await startService('few-guests', { LIMIT_GUESTS_PER_ADDRESS: '3' });
    const make = (address: string) =>
      few.post(
        '/api/customer/customer_account/createguest/',
        { uuid: 'browser-1-uuid' },
        { headers: { 'x-forwarded-for': address } },
      );
    const statuses = (await Promise.all(Array.from({ length: 6 }, () => make('203.0.113.9'))))
      .map(({ status }) => status)
      .sort((one, other) => one - other);
    expect(statuses).toEqual([200, 200, 200, 429, 429, 429]);
    expect((await make('203.0.113.10')).status).toBe(200);
    await few.stop();
  });
});
