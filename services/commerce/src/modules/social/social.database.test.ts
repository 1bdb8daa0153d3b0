import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '@suvarna/testing/free-ports';
import { PLAIN } from '../../../test-support/catalogue.fixtures.ts';
import {
  accessTokenOf,
  addDemoCustomer,
  codeSentTo,
  otherThan,
  sentMessages,
} from '../../../test-support/identity.fixtures.ts';
import {
  SANDBOX_SECRETS,
  startSandbox,
  type RunningSandbox,
} from '../../../test-support/sandbox.fixtures.ts';
import { startService, type Answer, type Service } from '../../../test-support/service.fixtures.ts';
import { changeCustomer, DEMO_CUSTOMER, findCustomerByEmail } from '../identity/index.ts';
import { codeOf } from '../referrals/code.store.ts';
import { aBrowser, choose, flowOf, spoil } from './social.fixtures.ts';
import { met, dataOf } from '../../../test-support/answers.fixtures.ts';

let service: Service;
let sandbox: RunningSandbox;
let skewMs = 0;
let people = 0;
const aPerson = () => ({ email: `person.${++people}@gmail.com` });

beforeAll(async () => {
  const ports = { http: await freePort(), mail: await freePort() };
  service = await startService(
    'social',
    { ...SANDBOX_SECRETS, SANDBOX_URL: `http://127.0.0.1:${ports.http}` },
    { clock: () => new Date(Date.now() + skewMs) },
  );
  await addDemoCustomer(service.db);
  sandbox = await startSandbox(await service.app.http.listen({ host: '127.0.0.1', port: 0 }), ports);
});
afterAll(async () => {
  await sandbox.stop();
  await service.stop();
});

const asha = async () => {
  const found = await findCustomerByEmail(service.db, DEMO_CUSTOMER.email);
  if (found === undefined) throw new Error('the demo customer is not there');
  return found;
};
const links = async (customerId: string) =>
  (
    await service.db
      .selectFrom('social_links')
      .select('provider')
      .where('customer_id', '=', customerId)
      .orderBy('provider')
      .execute()
  ).map(({ provider }) => provider);
const refused = (code: string): object => ({ status: 400, body: { code } });

describe('signing in at a provider', () => {
  it('opens an account with the name and the proven address, and the guest’s bag', async () => {
    const browser = await aBrowser(service);
    const { token } = browser;
    await service.post('/api/customer/cart/add/', { product_id: PLAIN, quantity: 1 }, { token });
    const person = aPerson();
    const signedIn = await browser.signIn('google', { ...person, first: 'Meera', last: 'Iyer' });
    expect(signedIn).toMatchObject({
      status: 200,
      body: { username: 'Meera Iyer', data: { account_exist: false, email: person.email } },
    });
    const cart = await service.get('/api/customer/cart/list/', { token: accessTokenOf(signedIn) });
    expect(cart.body.data).toMatchObject({ count: 1 });
    // The guest's session ended with the sign-in, as at every other.
    expect((await service.get('/api/customer/cart/list/', { token })).status).toBe(401);
    expect((await sentMessages(service)).find(({ to }) => to === person.email)?.template).toBe('registered');
  });

  it('knows the person again whatever their address is now', async () => {
    const person = aPerson();
    const first = await (await aBrowser(service)).signIn('google', person);
    const { id } = (await findCustomerByEmail(service.db, person.email)) ?? { id: '' };
    await changeCustomer(service.db, id, { email: `moved.${person.email}` });
    const again = await (await aBrowser(service)).signIn('google', { ...person, mail: 'once' });
    expect(first.body.data).toMatchObject({ account_exist: false });
    expect(again.body.data).toMatchObject({ account_exist: true, email: `moved.${person.email}` });
  });

  it('takes Apple’s form, its name of the first time, and a hidden address', async () => {
    const person = { ...aPerson(), first: 'Kiran', last: 'Das', hidden: true };
    const signedIn = await (await aBrowser(service)).signIn('apple', person);
    expect(signedIn).toMatchObject({
      status: 200,
      body: { username: 'Kiran Das', data: { account_exist: false } },
    });
    expect((signedIn.body.data as { email: string }).email).toMatch(/@privaterelay\.appleid\.com$/);
    expect((await (await aBrowser(service)).signIn('apple', person)).body).toMatchObject({
      username: 'Kiran Das',
      data: { account_exist: true },
    });
  });

  it.each(['null', '7', '[]', '{"name":null}', '{'])('takes the form where its user is %s', async (user) => {
    const browser = await aBrowser(service);
    const { email } = aPerson();
    const back = await choose(await browser.begin('apple'), { email });
    const page = await browser.comeBack('apple', { ...back, user });
    expect(dataOf(await browser.login('apple', flowOf(page)))).toMatchObject({ email });
  });

  it('opens the account of the same proven address, by both providers, and says so by mail', async () => {
    const { id, email } = await asha();
    for (const provider of ['google', 'apple'] as const)
      expect(
        (await (await aBrowser(service)).signIn(provider, { email: DEMO_CUSTOMER.email })).body,
      ).toMatchObject({ username: 'Asha Mehta', data: { account_exist: true, email } });
    expect(await links(id)).toEqual(['apple', 'google']);
    const said = (await sentMessages(service)).filter(({ template }) => template === 'social-linked');
    expect(said.map(({ to, values }) => `${to} ${values['provider']}`)).toEqual([
      `${DEMO_CUSTOMER.email} apple`,
      `${DEMO_CUSTOMER.email} google`,
    ]);
  });

  it('counts for the inviter, when it opens an account', async () => {
    const inviter = await asha();
    const invited = { referral_code: await codeOf(service.db, inviter.id, new Date()) };
    const person = aPerson();
    for (const email of [person.email, DEMO_CUSTOMER.email])
      expect((await (await aBrowser(service)).signIn('google', { email }, invited)).status).toBe(200);
    const rows = await service.rows<{ email: string }>(
      'select c.email from referrals r join customers c on c.id = r.invited_id where r.inviter_id = $1',
      [inviter.id],
    );
    expect(rows).toEqual([{ email: person.email }]);
  });

  it('ends for who cancels, and for whom the provider refuses', async () => {
    const browser = await aBrowser(service);
    for (const provider of ['google', 'apple'] as const)
      expect(await browser.signIn(provider, { ...aPerson(), cancels: true })).toMatchObject(
        refused('SOCIAL.CANCELLED'),
      );
    const url = await browser.begin('google');
    const state = url.searchParams.get('state') ?? '';
    const page = await browser.comeBack('google', { state, error: 'server_error' });
    expect(await browser.login('google', flowOf(page))).toMatchObject(refused('SOCIAL.REFUSED'));
  });

  it('says that a provider is away, and is none where it is off', async () => {
    await spoil(sandbox, 'away');
    const browser = await aBrowser(service);
    expect(await browser.signIn('google', aPerson())).toMatchObject(refused('SOCIAL.AWAY'));
    const without = await startService('no-social');
    expect(await without.read('/api/customer/social/providers/')).toEqual({ providers: [] });
    await expect((await aBrowser(without)).begin('apple')).rejects.toThrow('SOCIAL.OFF');
    await without.stop();
  });
});

describe('an address', () => {
  it('that the provider only had confirmed once is proven by a code first', async () => {
    const person = { email: `${++people}.someone@yahoo.example`, mail: 'once' } as const;
    const browser = await aBrowser(service);
    const asked = await browser.signIn('google', person);
    expect(asked).toMatchObject({
      status: 409,
      body: { code: 'SOCIAL.PROVE_MAIL', data: { email: person.email } },
    });
    expect(await findCustomerByEmail(service.db, person.email)).toBeUndefined();
    const flow = await theProvingFlow();
    const code = await codeSentTo(service, person.email);
    expect(await browser.prove(flow, otherThan(code))).toMatchObject(refused('OTP.WRONG'));
    // The code is worth nothing to another browser, nor for signing in by mail.
    expect(await (await aBrowser(service)).prove(flow, code)).toMatchObject(refused('SOCIAL.STALE'));
    expect(dataOf(await browser.prove(flow, code))).toMatchObject({
      account_exist: false,
      email: person.email,
    });
    expect((await browser.prove(flow, code)).status).toBe(401);
    expect((await (await aBrowser(service)).signIn('google', person)).status).toBe(200);
  });

  it('that was not proven to us opens its account by a code only, and the person who typed it in has no way left', async () => {
    const person = aPerson();
    const planted = await plant(person.email);
    const browser = await aBrowser(service);
    expect(await met(browser.signIn('google', person))).toBe('409 SOCIAL.PROVE_MAIL');
    expect(await links(planted.id)).toEqual([]);
    const proven = await browser.prove(await theProvingFlow(), await codeSentTo(service, person.email));
    expect(dataOf(proven)).toMatchObject({ account_exist: true });
    expect(await links(planted.id)).toEqual(['google']);
    expect((await findCustomerByEmail(service.db, person.email))?.password_hash).toBeNull();
    expect(await readsOrders(planted.token)).toBe(401);
    expect(await readsOrders(accessTokenOf(proven))).toBe(200);
  });

  it('that the provider never had confirmed links and opens nothing', async () => {
    const unproven = { ...aPerson(), mail: 'unproven' } as const;
    for (const person of [unproven, { ...unproven, email: DEMO_CUSTOMER.email }])
      expect(await (await aBrowser(service)).signIn('google', { ...person, first: 'Mallory' })).toMatchObject(
        refused('SOCIAL.MAIL_UNPROVEN'),
      );
    expect(await findCustomerByEmail(service.db, unproven.email)).toBeUndefined();
  });
});

const readsOrders = async (token: string): Promise<number> =>
  (await service.get('/api/customer/social/list/', { token })).status;

/** The one that waits for its code now. */
const theProvingFlow = async (): Promise<string> =>
  (
    await service.db
      .selectFrom('social_flows')
      .select('id')
      .where('step', '=', 'proving')
      .executeTakeFirstOrThrow()
  ).id;

/** A person signs in to an account whose address they typed in and never proved. */
async function plant(email: string): Promise<{ readonly id: string; readonly token: string }> {
  const { id, email: ownEmail, password_hash } = await asha();
  expect(ownEmail).toBe(DEMO_CUSTOMER.email);
  const [row] = await service.db
    .insertInto('customers')
    .values({
      id: crypto.randomUUID(),
      email,
      email_verified_at: null,
      password_hash,
      first_name: 'Not',
      last_name: 'Theirs',
      phone_verified_at: null,
      date_of_birth: null,
      anniversary: null,
      spouse_birthday: null,
    })
    .returning('id')
    .execute();
  expect(row?.id).not.toBe(id);
  const signedIn = await service.post('/api/customer_account/login', {
    email,
    password: DEMO_CUSTOMER.password,
  });
  return { id: row?.id ?? '', token: accessTokenOf(signedIn) };
}

describe('attacks', () => {
  it.each(['foreign-nonce', 'wrong-audience', 'wrong-issuer', 'expired', 'other-key', 'alg-none'])(
    'a token is refused: %s',
    async (fault) => {
      for (const provider of ['google', 'apple'] as const) {
        await spoil(sandbox, fault);
        const person = aPerson();
        const browser = await aBrowser(service);
        expect(await browser.signIn(provider, person)).toMatchObject(refused('SOCIAL.REFUSED'));
        expect(await findCustomerByEmail(service.db, person.email)).toBeUndefined();
        // The next one is right again: it was the token, and not the browser.
        expect((await browser.signIn(provider, person)).status).toBe(200);
      }
    },
  );

  it('a stolen code is worth nothing in another browser’s sign-in: it has another verifier', async () => {
    const [victim, thief] = [await aBrowser(service), await aBrowser(service)];
    const stolen = await choose(await victim.begin('google'), { email: DEMO_CUSTOMER.email });
    const state = (await thief.begin('google')).searchParams.get('state') ?? '';
    const page = await thief.comeBack('google', { ...stolen, state });
    expect(await thief.login('google', flowOf(page))).toMatchObject(refused('SOCIAL.REFUSED'));
  });

  it('a return with a state of no flow, or of another provider, leads to a page that ends nothing', async () => {
    const browser = await aBrowser(service);
    const back = await choose(await browser.begin('google'), aPerson());
    expect(flowOf(await browser.comeBack('google', { ...back, state: 'x'.repeat(43) }))).toBe('');
    expect(flowOf(await browser.comeBack('apple', back))).toBe('');
    expect(await browser.login('google', crypto.randomUUID())).toMatchObject(refused('SOCIAL.STALE'));
  });

  it('a return that was planted in another browser signs no customer in: neither cookie nor session fit', async () => {
    const [attacker, victim] = [await aBrowser(service), await aBrowser(service)];
    const flow = flowOf(
      await attacker.comeBack('google', await choose(await attacker.begin('google'), aPerson())),
    );
    await victim.begin('google');
    expect(await victim.login('google', flow)).toMatchObject(refused('SOCIAL.STALE'));
    // The attacker's cookie in the victim's browser, and the victim's in the attacker's: no session fits.
    const own = victim.cookie;
    victim.cookie = attacker.cookie;
    expect(await victim.login('google', flow)).toMatchObject(refused('SOCIAL.STALE'));
    attacker.cookie = own;
    expect(await attacker.login('google', flow)).toMatchObject(refused('SOCIAL.STALE'));
    attacker.cookie = '';
    expect(await attacker.login('google', flow)).toMatchObject(refused('SOCIAL.STALE'));
    attacker.cookie = victim.cookie;
    expect((await attacker.login('google', flow)).status).toBe(200);
  });

  it('a return counts once, and a sign-in twice at once is one', async () => {
    const browser = await aBrowser(service);
    const back = await choose(await browser.begin('google'), aPerson());
    const flow = flowOf(await browser.comeBack('google', back));
    expect(flowOf(await browser.comeBack('google', { ...back, code: 'another' }))).toBe(flow);
    const twins = await Promise.all([browser.login('google', flow), browser.login('google', flow)]);
    expect(twins.filter(({ status }) => status === 200)).toHaveLength(1);
    const later = await aBrowser(service);
    const replayed = await later.comeBack('google', {
      ...back,
      state: (await later.begin('google')).searchParams.get('state') ?? '',
    });
    expect(await later.login('google', flowOf(replayed))).toMatchObject(refused('SOCIAL.REFUSED'));
  });

  it('a sign-in is over after a quarter of an hour', async () => {
    const browser = await aBrowser(service);
    const flow = flowOf(
      await browser.comeBack('google', await choose(await browser.begin('google'), aPerson())),
    );
    skewMs = 16 * 60_000;
    const late = await browser.login('google', flow);
    skewMs = 0;
    expect(late).toMatchObject(refused('SOCIAL.STALE'));
  });

  it('two tabs sign in side by side; the second comes to a session that is another’s by then', async () => {
    const browser = await aBrowser(service);
    const person = aPerson();
    const [one, two] = [await browser.begin('google'), await browser.begin('apple')];
    const first = flowOf(await browser.comeBack('google', await choose(one, person)));
    const second = flowOf(await browser.comeBack('apple', await choose(two, person)));
    // Neither ends the other's.
    expect(await browser.login('apple', first)).toMatchObject(refused('SOCIAL.STALE'));
    expect((await browser.login('google', first)).status).toBe(200);
    expect((await browser.login('apple', second)).status).toBe(401);
  });

  it('whose person opens an account already cannot be led to another by an address', async () => {
    const person = aPerson();
    const browser = await aBrowser(service);
    await browser.signIn('google', person);
    const mine = await findCustomerByEmail(service.db, person.email);
    await changeCustomer(service.db, mine?.id ?? '', { email: `other.${person.email}` });
    // The address belongs to another person now.
    const owner = await (await aBrowser(service)).signIn('apple', person);
    expect(owner.body.data).toMatchObject({ account_exist: false });
    const again = await (await aBrowser(service)).signIn('google', person);
    expect(again.body.data).toMatchObject({ email: `other.${person.email}` });
  });

  it('no browser is sent elsewhere: the redirect address is the store’s own, and `next` a path in it', async () => {
    const browser = await aBrowser(service);
    const start = (more: object): Promise<Answer> =>
      service.post(
        '/api/customer/social/start/',
        { provider: 'google', locale: 'hi', ...more },
        { token: browser.token },
      );
    for (const more of [
      { redirect_uri: 'https://evil.example/' },
      { next: 'https://evil.example/' },
      { next: '//evil.example/' },
      { next: '/\\evil.example/' },
    ])
      expect((await start(more)).status).toBe(400);
    const url = await browser.begin('google', { locale: 'hi', next: '/account/orders/' });
    expect(url.searchParams.get('redirect_uri')).toBe(
      'http://127.0.0.1:3000/api/customer/social/return/google/',
    );
    const page = await browser.comeBack('google', await choose(url, aPerson()));
    expect(page).toMatch(
      /^http:\/\/127\.0\.0\.1:3000\/hi\/sign-in\/return\/\?next=%2Faccount%2Forders%2F#google=[0-9a-f-]{36}$/,
    );
    // The provider itself takes no other address.
    url.searchParams.set('redirect_uri', 'http://127.0.0.1:3000/elsewhere/');
    expect((await fetch(url)).status).toBe(400);
  });
});

describe('providers of an account', () => {
  const list = (token: string) =>
    service.read<{
      links: readonly { provider: string; email: string; removable: boolean }[];
    }>('/api/customer/social/list/', { token });
  const unlink = (token: string, provider: string): Promise<Answer> =>
    service.post('/api/customer/social/unlink/', { provider }, { token });

  it('are shown and removed, and the customer hears of it', async () => {
    const person = aPerson();
    const token = accessTokenOf(await (await aBrowser(service)).signIn('google', person));
    expect(await list(token)).toMatchObject({
      links: [{ provider: 'google', email: person.email, removable: true }],
    });
    expect((await unlink(token, 'apple')).status).toBe(404);
    expect((await unlink(token, 'google')).status).toBe(200);
    expect((await list(token)).links).toEqual([]);
    expect((await sentMessages(service))[0]).toMatchObject({ to: person.email, template: 'social-unlinked' });
  });

  it('stay where nothing else would open it: mail to a hidden address ends with the provider', async () => {
    const person = { ...aPerson(), hidden: true };
    const signedIn = await (await aBrowser(service)).signIn('apple', person);
    const token = accessTokenOf(signedIn);
    expect((await list(token)).links).toMatchObject([{ provider: 'apple', removable: false }]);
    expect(await unlink(token, 'apple')).toMatchObject(refused('SOCIAL.LAST_WAY'));
    // Two that are both removable, removed at once: one remains.
    const { email } = signedIn.body.data as { email: string };
    const { id } = (await findCustomerByEmail(service.db, email)) ?? { id: '' };
    await service.db
      .insertInto('social_links')
      .values({ provider: 'google', subject: `of ${id}`, customer_id: id, email, linked_at: new Date() })
      .execute();
    expect((await list(token)).links.map(({ removable }) => removable)).toEqual([true, true]);
    const both = await Promise.all([unlink(token, 'google'), unlink(token, 'apple')]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(both.find(({ status }) => status !== 200)).toMatchObject(refused('SOCIAL.LAST_WAY'));
    expect(await links(id)).toHaveLength(1);
  });
});
