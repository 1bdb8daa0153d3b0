import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { createAuthenticator } from '../../fixtures/authenticator.fixtures.ts';
import { consoleCall, inviteTo, signInAs, type TestPerson } from '../../fixtures/people.fixtures.ts';
import { CONSOLE, startTestRegistry, type TestRegistry } from '../../fixtures/registry.fixtures.ts';
import { aRelease } from '../../fixtures/release.fixtures.ts';

const BEGUN = Date.parse('2026-11-30T09:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
let clock = BEGUN;
let registry: TestRegistry;

beforeAll(async () => {
  registry = await startTestRegistry({ now: () => new Date(clock), twoPeople: ['checkout'] });
});
afterAll(() => registry.stop());
beforeEach(() => {
  clock = BEGUN;
});

const post = (url: string, body: object, who?: TestPerson) =>
  consoleCall(registry, 'POST', url, { body, ...(who && { headers: who.headers }) });
const get = (url: string, who: TestPerson) => consoleCall(registry, 'GET', url, { headers: who.headers });
const codeAt = (secret: string, at = clock): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

describe('a passkey', () => {
  const ask = async () =>
    (await post('/v1/sign-in/passkey/options', {})).json as unknown as {
      ceremony: string;
      options: { challenge: string };
    };

  it('signs its person in without a name, and says who they are', async () => {
    const { authenticator } = await signInAs(registry, 'meena', 'operator', ['catalog']);
    const { ceremony, options } = await ask();
    const done = await post('/v1/sign-in/passkey', { ceremony, response: authenticator.get(options) });
    expect(done.json).toEqual({
      person: { name: 'meena', displayName: 'meena', role: 'operator', remotes: ['catalog'] },
      expires: new Date(clock + 10 * HOUR).toISOString(),
    });
    const session = await get('/v1/session', {
      name: 'meena',
      authenticator,
      headers: { cookie: done.cookie, origin: CONSOLE },
    });
    expect(session.status).toBe(200);
  });

  it('answers each question once, within two minutes, from the console alone', async () => {
    const { authenticator } = await signInAs(registry, 'once', 'viewer');
    const first = await ask();
    const answer = { ceremony: first.ceremony, response: authenticator.get(first.options) };
    expect((await post('/v1/sign-in/passkey', answer)).status).toBe(200);
    expect((await post('/v1/sign-in/passkey', answer)).json.error?.code).toBe('SIGN_IN.REFUSED');

    const late = await ask();
    clock += 2 * MINUTE;
    const lateAnswer = { ceremony: late.ceremony, response: authenticator.get(late.options) };
    expect((await post('/v1/sign-in/passkey', lateAnswer)).status).toBe(401);

    const elsewhere = createAuthenticator('http://localhost.example:3200');
    const code = await inviteTo(registry, 'elsewhere', 'viewer');
    const { json } = await post('/v1/enrolment/passkey/options', { code });
    const { ceremony, options } = json as unknown as { ceremony: string; options: never };
    const body = { code, ceremony, label: 'phone', response: elsewhere.create(options) };
    expect((await post('/v1/enrolment/passkey', body)).json.error?.code).toBe('SIGN_IN.PASSKEY_INVALID');
  });

  it.each([
    ['nothing', {}],
    ['an id alone', { id: 'x' }],
    ['numbers', { id: 7, response: 7 }],
    ['a list', { id: ['x'], response: [] }],
  ])('that is %s is refused', async (_what, response) => {
    const { ceremony } = await ask();
    expect((await post('/v1/sign-in/passkey', { ceremony, response })).json.error?.code).toBe(
      'SIGN_IN.REFUSED',
    );
  });

  it('is added and removed by its person, who never loses the last way in', async () => {
    const person = await signInAs(registry, 'two-keys', 'viewer');
    const other = createAuthenticator(CONSOLE);
    const { json } = await post('/v1/account/passkeys/options', {}, person);
    const { ceremony, options } = json as unknown as { ceremony: string; options: never };
    const added = { ceremony, label: 'laptop', response: other.create(options) };
    expect((await post('/v1/account/passkeys', added, person)).status).toBe(200);
    const account = (await get('/v1/account', person)).json as unknown as {
      passkeys: { id: string; label: string }[];
    };
    expect(account.passkeys.map(({ label }) => label)).toEqual(['phone', 'laptop']);
    const [phone, laptop] = account.passkeys.map(({ id }) => ({ id }));
    expect((await post('/v1/account/passkeys/remove', phone ?? {}, person)).status).toBe(200);
    expect((await post('/v1/account/passkeys/remove', laptop ?? {}, person)).json.error?.code).toBe(
      'SIGN_IN.LAST_WAY',
    );
  });
});

describe('a password with codes', () => {
  const PASSWORD = 'seven quiet elephants';
  const enrol = async (name: string): Promise<string> => {
    const code = await inviteTo(registry, name, 'viewer');
    const { secret } = (await post('/v1/enrolment/password/begin', { code })).json as { secret: string };
    const body = { code, password: PASSWORD, totp: codeAt(secret) };
    expect((await post('/v1/enrolment/password', body)).status).toBe(200);
    return secret;
  };
  const signIn = (name: string, code?: string, password = PASSWORD) =>
    post('/v1/sign-in/password', { name, password, ...(code !== undefined && { code }) });

  it('asks for the code once the password is right, and takes each code once', async () => {
    const secret = await enrol('lata');
    expect((await signIn('lata')).json.error?.code).toBe('SIGN_IN.CODE_NEEDED');
    // That of the enrolment was taken.
    expect((await signIn('lata', codeAt(secret))).json.error?.code).toBe('SIGN_IN.REFUSED');
    clock += MINUTE;
    const code = codeAt(secret);
    expect((await signIn('LATA ', code)).status).toBe(200);
    expect((await signIn('lata', code)).json.error?.code).toBe('SIGN_IN.REFUSED');
  });

  it('is guessed at once no more often than one try after the other', async () => {
    await enrol('rushed');
    const tries = Array.from({ length: 40 }, (_, at) => signIn('rushed', undefined, `try number ${at}`));
    const codes = (await Promise.all(tries)).map(({ json }) => json.error?.code);
    expect(new Set(codes)).toEqual(new Set(['SIGN_IN.REFUSED', 'REQUEST.TOO_MANY']));
    expect(codes.filter((code) => code === 'SIGN_IN.REFUSED').length).toBeLessThanOrEqual(10);
  });

  it('says the same of a wrong name as of a wrong password, and holds up who goes on', async () => {
    await enrol('guessed');
    const wrong = await signIn('guessed', undefined, 'something else');
    expect((await signIn('nobody-here', undefined, 'something else')).json).toEqual(wrong.json);
    for (let tries = 1; tries < 10; tries += 1) await signIn('guessed', undefined, `try ${tries}`);
    const held = await signIn('guessed');
    expect([held.status, held.json.error?.code]).toEqual([429, 'REQUEST.TOO_MANY']);
  });

  it.each(['short', 'aaaaaaaaaaaaaaaa', 'the name is weak-one'])('does not take "%s"', async (password) => {
    const code = await inviteTo(registry, 'weak-one', 'viewer');
    const { secret } = (await post('/v1/enrolment/password/begin', { code })).json as { secret: string };
    const answer = await post('/v1/enrolment/password', { code, password, totp: codeAt(secret) });
    expect(answer.json.error?.code).toBe('SIGN_IN.PASSWORD_WEAK');
    // The link is still good.
    expect((await post('/v1/enrolment', { code })).status).toBe(200);
  });

  it('keeps no secret that could be read from the database', async () => {
    const secret = await enrol('kept');
    const person = await signInAs(registry, 'kept-too', 'viewer');
    const body = { name: 'kept-ci', role: 'publisher', remotes: ['catalog'], days: 30, reason: 'pipeline' };
    const { json } = await registry.call('POST', '/v1/tokens', { token: registry.tokens.asha, body });
    const everything = JSON.stringify(await registry.everything());
    for (const shown of [secret, PASSWORD, person.headers.cookie.split('=')[1], String(json['token'])])
      expect(everything).not.toContain(shown);
  });
});

it('a store on a developer’s machine has one account, whose password is enough there', async () => {
  const local = await startTestRegistry({ isLocal: true });
  try {
    const account = await local.makeLocalAccount();
    expect(account?.password).toMatch(/^(?:[a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    expect(await local.makeLocalAccount()).toBeNull();
    const body = { ...account };
    expect((await consoleCall(local, 'POST', '/v1/sign-in/password', { body })).json).toMatchObject({
      person: { name: 'local-admin', role: 'admin' },
    });
  } finally {
    await local.stop();
  }
});

describe('a link', () => {
  it('is of one person, once, for a day', async () => {
    const code = await inviteTo(registry, 'linked', 'viewer');
    expect((await post('/v1/enrolment', { code })).json).toEqual({
      name: 'linked',
      displayName: 'linked',
      role: 'viewer',
    });
    clock += 24 * HOUR;
    expect((await post('/v1/enrolment', { code })).json.error?.code).toBe('ENROLMENT.NOT_FOUND');
  });

  it('for who lost their keys ends all that they had', async () => {
    const person = await signInAs(registry, 'lost', 'viewer');
    await inviteTo(registry, 'lost', 'viewer');
    expect((await get('/v1/session', person)).status).toBe(401);
  });

  it('does not give a name that stands for another', async () => {
    for (const name of ['asha', 'canary-watch', 'composer']) {
      const body = { name, displayName: name, role: 'viewer', remotes: null, reason: 'for a test' };
      const { json } = await registry.call('POST', '/v1/people/invite', {
        token: registry.tokens.asha,
        body,
      });
      expect(json.error?.code).toBe(name === 'asha' ? 'PERSON.YOURSELF' : 'PERSON.NAME_TAKEN');
    }
  });
});

describe('a session', () => {
  it('ends after an hour without a call, and after ten hours', async () => {
    const idle = await signInAs(registry, 'idle', 'viewer');
    clock += HOUR;
    expect((await get('/v1/session', idle)).status).toBe(401);

    clock = BEGUN;
    const busy = await signInAs(registry, 'busy', 'viewer');
    for (let hours = 0; hours < 11; hours += 0.75) {
      clock = BEGUN + hours * HOUR;
      expect([hours, (await get('/v1/session', busy)).status]).toEqual([hours, hours < 10 ? 200 : 401]);
    }
  });

  it('ends by its person, by another session of theirs, and with the person', async () => {
    const person = await signInAs(registry, 'leaving', 'viewer');
    expect((await post('/v1/sign-out', {}, person)).status).toBe(200);
    expect((await get('/v1/session', person)).status).toBe(401);

    const admin = await signInAs(registry, 'admin-one', 'admin');
    const other = await signInAs(registry, 'gone', 'operator');
    expect((await post('/v1/people/disable', { name: 'gone', reason: 'left' }, admin)).status).toBe(200);
    expect((await get('/v1/session', other)).status).toBe(401);
    const own = await post('/v1/people/disable', { name: 'admin-one', reason: 'left' }, admin);
    expect(own.json.error?.code).toBe('PERSON.YOURSELF');
  });
});

describe('what a person may move', () => {
  const order = (remote: string) => ({
    channel: 'production',
    remote,
    reason: 'for a test',
    expectedRevision: 0,
  });

  it('is their remotes, by role and by name, from the next call on', async () => {
    const person = await signInAs(registry, 'scoped', 'operator', ['catalog']);
    expect((await post('/v1/kills', order('account'), person)).json.error?.code).toBe('ORDER.NOT_YOURS');
    expect((await post('/v1/kills', order('catalog'), person)).json.error?.code).toBe(
      'COMPOSITION.REMOTE_NOT_FOUND',
    );
    const { asha } = registry.tokens;
    const change = { name: 'scoped', role: 'viewer', remotes: null, reason: 'on leave' };
    await registry.call('POST', '/v1/people/change', { token: asha, body: change });
    expect((await post('/v1/kills', order('catalog'), person)).json.error?.code).toBe('REQUEST.FORBIDDEN');
    const { json } = await registry.call('GET', '/v1/audit?limit=1', { token: asha });
    expect(json['rows']).toMatchObject([
      { action: 'change-role', actor: 'asha', subject: 'scoped', reason: 'on leave' },
    ]);
  });

  it('is said by admins of all remotes, and who has some rolls back those alone', async () => {
    const { asha } = registry.tokens;
    const some = { name: 'some-admin', role: 'admin', remotes: ['catalog'], reason: 'for a test' };
    for (const [path, body] of [
      ['/v1/people/invite', { ...some, displayName: 'Some' }],
      ['/v1/tokens', { ...some, days: 1 }],
    ] as const)
      expect((await registry.call('POST', path, { token: asha, body })).json.error?.code).toBe(
        'PERSON.ADMIN_OF_ALL',
      );
    const person = await signInAs(registry, 'of-some', 'operator', ['catalog']);
    const { remote: _any, ...last } = order('catalog');
    expect((await post('/v1/rollbacks', last, person)).json.error?.code).toBe('ORDER.NOT_YOURS');
  });

  it('is nothing any more for a program whose token is revoked or over', async () => {
    const { asha } = registry.tokens;
    const body = { name: 'ci-moves', role: 'operator', remotes: ['catalog'], days: 1, reason: 'pipeline' };
    const made = await registry.call('POST', '/v1/tokens', { token: asha, body });
    const token = String(made.json['token']);
    const kill = async () =>
      (await registry.call('POST', '/v1/kills', { token, body: order('catalog') })).status;
    expect(await kill()).toBe(404);
    clock += 24 * HOUR;
    expect(await kill()).toBe(401);
    clock = BEGUN;
    await registry.call('POST', '/v1/tokens/revoke', {
      token: asha,
      body: { name: 'ci-moves', reason: 'over' },
    });
    expect(await kill()).toBe(401);
    // What it did stays its own.
    const again = await registry.call('POST', '/v1/tokens', { token: asha, body });
    expect(again.json.error?.code).toBe('PERSON.NAME_TAKEN');
  });

  it('goes live by another person: nobody is two, not by a token either, nor acts once they are gone', async () => {
    const { asha } = registry.tokens;
    await registry.putLive(aRelease({ name: 'checkout' }));
    await registry.publish(aRelease({ name: 'checkout', version: '1.1.0' }));
    const admin = await signInAs(registry, 'orders', 'admin');
    const expectedRevision = (await registry.live()).revision;
    const swap = { ...order('checkout'), version: '1.1.0', expectedRevision };
    const waits = await post('/v1/swaps', swap, admin);
    const id = (waits.json.error as unknown as { order: number }).order;
    const body = { name: 'orders-ci', role: 'operator', remotes: null, days: 1, reason: 'pipeline' };
    const { json } = await post('/v1/tokens', body, admin);
    const approval = { channel: 'production', reason: 'looked at it', id };
    const byToken = await registry.call('POST', '/v1/orders/approve', {
      token: String(json['token']),
      body: approval,
    });
    expect(byToken.json.error?.code).toBe('ORDER.SECOND_PERSON');

    await registry.call('POST', '/v1/people/disable', {
      token: asha,
      body: { name: 'orders', reason: 'left' },
    });
    const late = await registry.call('POST', '/v1/orders/approve', { token: asha, body: approval });
    expect(late.json.error).toMatchObject({
      code: 'ORDER.REFUSED',
      message: expect.stringContaining('ORDER.NOT_YOURS'),
    });
    expect((await registry.live()).revision).toBe(expectedRevision);
  });
});
