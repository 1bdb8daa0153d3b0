import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '@suvarna/testing/free-ports';
import type { SocialProvider } from '@suvarna/contracts/social';
import { cookiesOf } from '../../../../test-support/cookie-jar.fixtures.ts';
import {
  accessTokenOf,
  addDemoCustomer,
  codeSentTo,
  sentMessages,
} from '../../../../test-support/identity.fixtures.ts';
import {
  SANDBOX_SECRETS,
  startSandbox,
  type RunningSandbox,
} from '../../../../test-support/sandbox.fixtures.ts';
import { startService, type Answer, type Service } from '../../../../test-support/service.fixtures.ts';
import { DEMO_CUSTOMER } from '../../identity/index.ts';
import { aBrowser, choose, flowOf, type Person } from '../social.fixtures.ts';
import { dataOf } from '../../../../test-support/answers.fixtures.ts';

const ASKED = { status: 409, body: { code: 'SESSION.PROOF_REQUIRED' } };
let service: Service;
let sandbox: RunningSandbox;
let skewMs = 0;
let people = 0;
const aPerson = () => ({ email: `adds.${++people}@gmail.com` });

beforeAll(async () => {
  const ports = { http: await freePort(), mail: await freePort() };
  service = await startService(
    'social-link',
    { ...SANDBOX_SECRETS, SANDBOX_URL: `http://127.0.0.1:${ports.http}` },
    { clock: () => new Date(Date.now() + skewMs), newDevices: true },
  );
  await addDemoCustomer(service.db);
  sandbox = await startSandbox(await service.app.http.listen({ host: '127.0.0.1', port: 0 }), ports);
});
afterAll(async () => {
  await sandbox.stop();
  await service.stop();
});

/** A browser in which a customer is signed in. */
function inside(signedIn: Answer) {
  const token = accessTokenOf(signedIn);
  const own = cookiesOf(signedIn.headers);
  let flowCookie = '';
  const post = (path: string, body: object): Promise<Answer> =>
    service.post(`/api/customer/social/${path}/`, body, {
      token,
      headers: { cookie: [...own, flowCookie].join('; ') },
    });
  const self = {
    token,
    start: (provider: SocialProvider) => post('link_start', { provider, locale: 'hi' }),
    async begin(provider: SocialProvider): Promise<URL> {
      const answer = await self.start(provider);
      if (answer.status !== 200) throw new Error(answer.body.code);
      flowCookie = cookiesOf(answer.headers).join('; ');
      return new URL((answer.body.data as { authorize_url: string }).authorize_url);
    },
    /** @returns the address the browser goes on to */
    async comeBack(provider: SocialProvider, person: Person): Promise<string> {
      return (await aBrowser(service)).comeBack(provider, await choose(await self.begin(provider), person));
    },
    end: (provider: SocialProvider, flow: string) => post('link_end', { provider, flow }),
    async add(provider: SocialProvider, person: Person): Promise<Answer> {
      return self.end(provider, flowOf(await self.comeBack(provider, person)));
    },
    list: async () =>
      await service.read<{
        links: readonly { provider: string; email: string }[];
        addable: readonly string[];
      }>('/api/customer/social/list/', { token }),
    unlink: (provider: SocialProvider) => post('unlink', { provider }),
    cookie: () => flowCookie,
    useCookie: (cookie: string) => {
      flowCookie = cookie;
    },
  };
  return self;
}
const opened = async (person = aPerson()) => inside(await (await aBrowser(service)).signIn('google', person));
const refused = (code: string): object => ({ status: 400, body: { code } });

/** Signed in by a code to a new phone: no address, no password. */
async function byPhone(telephone = `91-98${String(10_000_000 + ++people)}`) {
  const guest = await service.guest();
  const body = { customer_telephone: telephone, update_type: 'login' };
  await service.post('/api/customer/customer_otp/', body, { token: guest });
  const otp = await codeSentTo(service, telephone);
  const signedIn = await service.post(
    '/api/customer/customer_verify_otp/',
    { ...body, otp },
    { token: guest },
  );
  return { telephone, browser: inside(signedIn) };
}

describe('adding a provider', () => {
  it('opens the same account from then on, whatever its address, and the owner hears of it', async () => {
    const person = aPerson();
    const browser = await opened(person);
    expect(await browser.list()).toMatchObject({ links: [{ provider: 'google' }], addable: ['apple'] });
    const other = { ...aPerson(), hidden: true };
    const back = await browser.comeBack('apple', other);
    expect(back).toMatch(/^http:\/\/127\.0\.0\.1:3000\/hi\/account\/profile\/#link-apple=[0-9a-f-]{36}$/);
    expect(dataOf(await browser.end('apple', flowOf(back)))).toMatchObject({
      links: [{ provider: 'google' }, { provider: 'apple' }],
      addable: [],
    });
    expect((await sentMessages(service))[0]).toMatchObject({ to: person.email, template: 'social-added' });
    const again = await (await aBrowser(service)).signIn('apple', other);
    expect(again.body.data).toMatchObject({ account_exist: true, email: person.email });
    expect((await browser.unlink('apple')).status).toBe(200);
    expect((await sentMessages(service))[0]).toMatchObject({ to: person.email, template: 'social-unlinked' });
  });

  it('is said by SMS to an account without an address, and keeps a way in', async () => {
    const { telephone, browser } = await byPhone();
    expect((await browser.add('google', aPerson())).status).toBe(200);
    expect((await sentMessages(service))[0]).toMatchObject({ to: telephone, template: 'social-added' });
    expect((await browser.unlink('google')).status).toBe(200);
    expect((await sentMessages(service))[0]).toMatchObject({ to: telephone, template: 'social-unlinked' });
  });

  it('asks for a code in a new browser, and for a recent proof in every one', async () => {
    const { email, password } = DEMO_CUSTOMER;
    const stranger = inside(await service.post('/api/customer_account/login', { email, password }));
    expect(await stranger.start('google')).toMatchObject(ASKED);
    expect(await stranger.end('google', crypto.randomUUID())).toMatchObject(ASKED);
    const { browser } = await byPhone();
    skewMs = 9 * 60_000;
    const renewed = await service.post('/api/customer/session/refresh/', {}, { token: browser.token });
    skewMs = 16 * 60_000;
    const late = await service.post(
      '/api/customer/social/link_start/',
      { provider: 'google', locale: 'en' },
      { token: accessTokenOf(renewed) },
    );
    skewMs = 0;
    expect(late).toMatchObject(ASKED);
  });
});

describe('attacks', () => {
  it('a person who opens another account, or whose address is another’s, is added to none', async () => {
    const person = aPerson();
    await opened(person);
    const { browser } = await byPhone();
    expect(await browser.add('google', person)).toMatchObject(refused('SOCIAL.LINKED_ELSEWHERE'));
    expect(await browser.add('apple', person)).toMatchObject(refused('SOCIAL.LINKED_ELSEWHERE'));
    expect((await browser.list()).links).toEqual([]);
  });

  it('whether a person has an account is not learnt from an address that was not proven', async () => {
    const { browser } = await byPhone();
    const named = { email: DEMO_CUSTOMER.email, mail: 'unproven' } as const;
    expect((await browser.add('google', named)).status).toBe(200);
    // It opens this account by who they are, and never the one of the address.
    const signedIn = await (await aBrowser(service)).signIn('google', named);
    expect(signedIn.body.data).toMatchObject({ email: '' });
  });

  it('a second person of the same provider is not added beside the first', async () => {
    const browser = await opened();
    expect(await browser.add('google', aPerson())).toMatchObject(refused('SOCIAL.LINKED_ALREADY'));
  });

  it('a link ends in the sign-in that began it: no other session, of the same customer neither', async () => {
    const { telephone, browser: one } = await byPhone();
    skewMs = 31_000;
    const two = (await byPhone(telephone)).browser;
    skewMs = 0;
    const victim = (await byPhone()).browser;
    const flow = flowOf(await one.comeBack('apple', aPerson()));
    for (const other of [victim, two]) {
      await other.begin('apple');
      expect(await other.end('apple', flow)).toMatchObject(refused('SOCIAL.STALE'));
      // With the cookie of the browser that began it, too.
      other.useCookie(one.cookie());
      expect(await other.end('apple', flow)).toMatchObject(refused('SOCIAL.STALE'));
    }
    expect((await one.end('apple', flow)).status).toBe(200);
    expect(await one.end('apple', flow)).toMatchObject(refused('SOCIAL.STALE'));
  });

  it('a state of no flow, of another session’s sign-in, or a stolen code adds nothing', async () => {
    const browser = await opened();
    const guest = await aBrowser(service);
    const stolen = await choose(await guest.begin('apple'), aPerson());
    // The thief’s own state with a customer’s code: another verifier and nonce.
    const state = (await browser.begin('apple')).searchParams.get('state') ?? '';
    const page = await guest.comeBack('apple', { ...stolen, state });
    expect(await browser.end('apple', flowOf(page))).toMatchObject(refused('SOCIAL.REFUSED'));
    // A sign-in that a customer began is no link, and a link no sign-in.
    const signIn = flowOf(await guest.comeBack('apple', stolen));
    expect(await browser.end('apple', signIn)).toMatchObject(refused('SOCIAL.STALE'));
    const link = flowOf(await browser.comeBack('apple', aPerson()));
    expect(await guest.login('apple', link)).toMatchObject(refused('SOCIAL.STALE'));
    expect((await browser.list()).links).toHaveLength(1);
  });

  it('two links of one person at once make one', async () => {
    const person = aPerson();
    const browsers = [(await byPhone()).browser, (await byPhone()).browser];
    const flows = await Promise.all(
      browsers.map(async (one) => flowOf(await one.comeBack('google', person))),
    );
    const ended = await Promise.all(browsers.map((one, at) => one.end('google', flows[at] ?? '')));
    expect(ended.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('the code that proves an address', () => {
  it('is sent again, under the limits of all codes, in the browser that waits for it alone', async () => {
    const person = { email: `waits.${++people}@yahoo.example`, mail: 'once' } as const;
    const browser = await aBrowser(service);
    expect((await browser.signIn('google', person)).status).toBe(409);
    const { id: flow } = await service.db
      .selectFrom('social_flows')
      .select('id')
      .where('step', '=', 'proving')
      .where('email', '=', person.email)
      .executeTakeFirstOrThrow();
    const first = await codeSentTo(service, person.email);
    expect(await browser.sendAgain(flow)).toMatchObject(refused('OTP.TOO_SOON'));
    expect(await (await aBrowser(service)).sendAgain(flow)).toMatchObject(refused('SOCIAL.STALE'));
    skewMs = 31_000;
    expect(dataOf(await browser.sendAgain(flow))).toMatchObject({ resend_after: 30 });
    const second = await codeSentTo(service, person.email);
    if (second !== first) expect(await browser.prove(flow, first)).toMatchObject(refused('OTP.WRONG'));
    expect((await browser.prove(flow, second)).status).toBe(200);
    skewMs = 0;
  });
});
