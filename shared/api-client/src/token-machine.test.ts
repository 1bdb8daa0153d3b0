/**
 * The rules about tokens as one machine: two tabs of a browser, any answers in any order, and what
 * other tabs do in the meantime. What a single rule promises is in `client.test.ts`.
 */
import { describe, expect, test } from '@jest/globals';
import { isApiFailure } from '@suvarna/contracts/call';
import { createSafeStorage, createSession, type Session } from '@suvarna/session';
import fc from 'fast-check';
import { createApiClient, type StoreClient } from './client.ts';
import { guestCreate, preGuestCreate, sessionRefresh } from '@suvarna/contracts/identity';
import { TransportFailure, type TransportAnswer, type TransportRequest } from './transport.ts';

type Said =
  | readonly [status: number, code: string]
  | 'unreachable'
  | 'timed-out'
  | 'aborted'
  | 'no-json'
  | 'empty'
  | 'wrong-shape';
const said = fc.constantFrom<Said[]>(
  [200, ''],
  [200, ''],
  [200, ''],
  [401, 'SESSION.TOKEN_INVALID'],
  [401, 'SESSION.TOKEN_EXPIRED'],
  [401, 'SESSION.TOKEN_EXPIRED'],
  [401, 'SESSION.TOKEN_MISSING'],
  [401, 'SESSION.CREDENTIALS_WRONG'],
  [401, ''],
  [403, ''],
  [400, 'REQUEST.INVALID'],
  [404, 'REQUEST.NOT_FOUND'],
  [429, 'REQUEST.TOO_MANY'],
  [500, 'SERVICE.FAILED'],
  [502, ''],
  [503, 'SERVICE.UNAVAILABLE'],
  'unreachable',
  'timed-out',
  'aborted',
  'no-json',
  'empty',
  'wrong-shape',
);
const passing = said.filter((one) => typeof one === 'string' || (one[0] !== 401 && one[0] !== 403));

/** Rhythms that a machine could dance to for ever. */
const rhythm = fc.constantFrom<Said[][]>(
  [[401, 'SESSION.TOKEN_EXPIRED']],
  [
    [401, 'SESSION.TOKEN_EXPIRED'],
    [200, ''],
  ],
  [
    [401, 'SESSION.TOKEN_INVALID'],
    [200, ''],
  ],
  [[401, '']],
  [
    [403, ''],
    [200, ''],
  ],
  [
    [503, ''],
    [401, ''],
  ],
);
const scripts = fc.oneof(
  { weight: 3, arbitrary: fc.array(said, { minLength: 1, maxLength: 12 }) },
  { weight: 1, arbitrary: rhythm },
);

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('call' as const),
      tab: fc.nat(1),
      method: fc.constantFrom('get' as const, 'post' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('ensure' as const), tab: fc.nat(1) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('sign-in' as const, 'sign-out' as const, 'guest' as const, 'damage' as const),
      who: fc.constantFrom('asha', 'bina'),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** More requests than any of these lives could need. */
const ENDLESS = 200;

interface Sent {
  readonly call: string;
  readonly request: TransportRequest;
  readonly token: string | undefined;
}
/** Whose a token is: its name says it. */
const ownerOf = (token: string | null | undefined): string => token?.split('-')[0] ?? 'nobody';
const ofCustomer = (token: string | null | undefined): boolean => ['asha', 'bina'].includes(ownerOf(token));

function aBrowser(script: readonly Said[], schedule: fc.Scheduler, locks = true) {
  const shared = new Map<string, string>();
  const storage = {
    getItem: (key: string) => shared.get(key) ?? null,
    setItem: (key: string, value: string) => shared.set(key, value),
    removeItem: (key: string) => shared.delete(key),
  };
  const storageOf = (): Storage =>
    new Proxy(storage, {
      ownKeys: () => [...shared.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }) as unknown as Storage;
  const sent: Sent[] = [];
  const faults: string[] = [];
  const refused = new Set<string>();
  const open = new Map<string, number>();
  const enter = (what: string): void => {
    const now = (open.get(what) ?? 0) + 1;
    open.set(what, now);
    if (now > 1) faults.push(`two at once: ${what}`);
  };
  let minted = 0;
  let said = 0;
  let last: Promise<unknown> = Promise.resolve();
  let renewalsRefused = 0;

  const answerTo = (data: unknown, one: Said): TransportAnswer => {
    if (one === 'unreachable' || one === 'timed-out' || one === 'aborted')
      throw new TransportFailure(one, null);
    const body =
      one === 'no-json'
        ? '{"error":fal'
        : one === 'empty'
          ? ''
          : one === 'wrong-shape'
            ? { error: false, data: [] }
            : one[0] === 200
              ? { error: false, data }
              : { error: true, code: one[1], msg: '' };
    return { status: typeof one === 'string' ? 200 : one[0], header: () => null, body };
  };

  const openTab = (tab: number) => {
    const session: Session = createSession({
      local: createSafeStorage(storageOf),
      tab: createSafeStorage(() => undefined),
      tabs: undefined,
      readCookies: () => '',
      writeCookie: () => undefined,
      randomId: () => 'guest-uuid',
    });
    const signOut = session.signOut;
    const watched: Session = {
      ...session,
      signOut: () => {
        const token = session.storedToken() ?? '';
        if (!refused.has(token) && renewalsRefused === 0)
          faults.push(`signed out with ${token}, which no server refused`);
        signOut();
      },
    };
    let calls = 0;
    const transport = async (request: TransportRequest): Promise<TransportAnswer> => {
      const { url, headers } = request;
      const token = headers['Authorization']?.replace('Bearer ', '');
      const path = url.split('?')[0] ?? url;
      sent.push({ call: path, request, token });
      if (sent.length > ENDLESS) {
        faults.push('asks for ever');
        throw new TransportFailure('aborted', null);
      }
      const one = script[said++ % script.length] ?? [200, ''];
      // Without locks each tab still sees to itself.
      const flight = locks ? 'guest or renewal' : `${url} in tab ${tab}`;
      const isFlight = url === guestCreate.path || url === sessionRefresh.path;
      if (isFlight) enter(flight);
      const stored = session.storedToken();
      if (url === sessionRefresh.path && locks && stored !== null && !refused.has(stored))
        faults.push(`${stored} was renewed, which no server refused`);
      await schedule.schedule(Promise.resolve());
      if (isFlight) open.set(flight, 0);
      const isRefusal =
        typeof one !== 'string' && [401, 403].includes(one[0]) && one[1] !== 'SESSION.CREDENTIALS_WRONG';
      if (isRefusal && token !== undefined) refused.add(token);
      if (isRefusal && url === sessionRefresh.path) renewalsRefused += 1;
      minted += 1;
      // The cookie decides whose token comes: that of the signed-in shopper.
      const data =
        url === guestCreate.path
          ? { access_token: `guest-${minted}`, expires_at: '' }
          : url === sessionRefresh.path
            ? { access_token: `${ownerOf(session.storedToken())}-${minted}`, expires_in: 600 }
            : url === preGuestCreate.path
              ? `pre-${minted}`
              : {};
      return answerTo(data, one);
    };
    const client: StoreClient = createApiClient({
      transport,
      session: watched,
      bus: { emit: () => undefined },
      cookies: () => '',
      address: () => '/account/',
      language: () => 'en',
      randomId: () => `key-${tab}-${++calls}`,
      wait: () => schedule.schedule(Promise.resolve()),
      alerts: { keep: () => undefined, flush: () => undefined },
      exclusively: (work) => {
        if (!locks) return work();
        const mine = last.then(work, work);
        last = mine.catch(() => undefined);
        return mine;
      },
    });
    return { client, session };
  };
  const tabs = [openTab(0), openTab(1)] as const;
  return { tabs, sent, faults, shared, mint: (owner: string) => `${owner}-${++minted}` };
}

async function live(script: readonly Said[], steps: readonly Step[], schedule: fc.Scheduler, locks = true) {
  const browser = aBrowser(script, schedule, locks);
  const { tabs, shared, mint } = browser;
  const [first] = tabs;
  const calls: { readonly path: string; readonly by: string; readonly outcome: Promise<unknown> }[] = [];
  const signIn = (who: string): void =>
    first.session.signIn({
      token: mint(who),
      username: who,
      email: `${who}@shop.test`,
      phone: '',
      accountExists: true,
      loginType: 'password',
    });

  const take = (one: Step, index: number): void => {
    if (one.do === 'call' || one.do === 'ensure') {
      const { client, session } = tabs[one.tab === 0 ? 0 : 1];
      const path = `call-${index}/`;
      const by = ownerOf(session.storedToken());
      const outcome =
        one.do === 'ensure'
          ? client.ensureGuest()
          : one.method === 'get'
            ? client.get(path, { expect: 'object' })
            : client.post(path, {});
      calls.push({ path, by, outcome: outcome.catch((error: unknown) => error) });
    } else if (one.do === 'sign-in') signIn(one.who);
    else if (one.do === 'sign-out') for (const key of [...shared.keys()]) shared.delete(key);
    else if (one.do === 'guest') shared.set('guestToken', mint('guest'));
    else
      for (const key of ['__token__', 'guestToken', 'preGuestToken'])
        if (shared.has(key)) shared.set(key, 'undefined');
  };
  steps.forEach((one, index) => {
    if (index === 0 || (one.do === 'call' && index % 2 === 0)) take(one, index);
    else void schedule.schedule(Promise.resolve()).then(() => take(one, index));
  });
  await schedule.waitIdle();
  const outcomes = await Promise.all(calls.map(({ outcome }) => outcome));
  return { ...browser, calls, outcomes, signIn };
}

describe('the token machine, whatever the store answers and other tabs do', () => {
  test('ends every call in few requests, makes one guest at a time, and acts in no other shopper’s name', async () => {
    await fc.assert(
      fc.asyncProperty(
        scripts,
        fc.boolean(),
        fc.array(step, { maxLength: 12 }),
        fc.boolean(),
        fc.scheduler(),
        async (script, signedIn, steps, locks, schedule) => {
          const { sent, faults, calls, outcomes } = await live(
            script,
            signedIn ? [{ do: 'sign-in', who: 'asha' }, ...steps] : steps,
            schedule,
            locks,
          );
          expect(faults).toEqual([]);
          for (const outcome of outcomes)
            if (outcome instanceof Error) expect(isApiFailure(outcome)).toBe(true);
          for (const { path, by } of calls) {
            const tries = sent.filter(({ call }) => call === path);
            // Asked, asked again after a passing fault, once with another token, once after a renewal.
            expect(tries.length).toBeLessThanOrEqual(4);
            // An effect: never again for a passing fault.
            if (tries[0]?.request.method === 'POST') {
              expect(tries.length).toBeLessThanOrEqual(3);
              // Nor with a token to look around with, which does nothing.
              expect(tries.slice(1).filter(({ token }) => token?.startsWith('pre-'))).toEqual([]);
            }
            expect(
              new Set(tries.map(({ request }) => request.headers['Idempotency-Key'])).size,
            ).toBeLessThanOrEqual(1);
            if (by !== 'nobody') expect(tries.filter(({ token }) => ownerOf(token) !== by)).toEqual([]);
          }
          // One for each call that was refused or could not do without, at the most.
          expect(sent.filter(({ call }) => call === guestCreate.path).length).toBeLessThanOrEqual(
            calls.length,
          );
          expect(sent.filter(({ call }) => call === sessionRefresh.path).length).toBeLessThanOrEqual(
            calls.length,
          );
          expect(sent.filter(({ call }) => call === preGuestCreate.path).length).toBeLessThanOrEqual(2);
        },
      ),
      { numRuns: 1_500 },
    );
  });

  test('leaves a customer signed in through every answer that is not 401 or 403', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(passing, { minLength: 1, maxLength: 12 }),
        fc.array(
          step.filter((one) => one.do === 'call' || one.do === 'ensure'),
          { minLength: 1, maxLength: 8 },
        ),
        fc.scheduler(),
        async (script, steps, schedule) => {
          const browser = await live(script, [{ do: 'sign-in', who: 'asha' }, ...steps], schedule);
          expect(ofCustomer(browser.tabs[0].session.storedToken())).toBe(true);
          expect(browser.sent.filter(({ call }) => call === sessionRefresh.path)).toEqual([]);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('leaves a customer signed in when a token cannot be renewed just now', async () => {
    await fc.assert(
      fc.asyncProperty(
        passing.filter((one) => typeof one === 'string' || one[0] !== 200),
        fc.scheduler(),
        async (fault, schedule) => {
          const browser = aBrowser([[401, 'SESSION.TOKEN_EXPIRED'], fault], schedule);
          const [tab] = browser.tabs;
          tab.session.signIn({
            token: 'asha-1',
            username: 'Asha',
            email: 'asha@shop.test',
            phone: '',
            accountExists: true,
            loginType: 'password',
          });
          const outcome = tab.client.post('call/', {}).catch((error: unknown) => error);
          await schedule.waitIdle();
          expect(isApiFailure(await outcome)).toBe(true);
          expect(tab.session.storedToken()).toBe('asha-1');
        },
      ),
    );
  });
});
