import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ApiFailure } from '@suvarna/contracts/call';
import type { ErrorAlertBody } from '@suvarna/contracts/alerts';
import { createEventBus, type EventBus } from '@suvarna/event-bus';
import { createSafeStorage, createSession, type Session } from '@suvarna/session';
import { createApiClient, type ClientHost, type StoreClient } from './client.ts';
import { createErrorAlerts } from './error-alerts.ts';
import { TransportFailure, type TransportAnswer, type TransportRequest } from './transport.ts';

const good = (data: unknown = null, headers: Record<string, string> = {}): TransportAnswer => ({
  status: 200,
  header: (name) => headers[name] ?? null,
  body: { status_code: 200, error: false, msg: 'ok', message: 'ok', data },
});
const bad = (status: number, code = 'SERVICE.FAILED', msg = 'no'): TransportAnswer => ({
  status,
  header: () => null,
  body: { status_code: status, error: true, code, msg, message: msg, data: null },
});

let answer: (request: TransportRequest) => TransportAnswer | Promise<TransportAnswer>;
let requests: TransportRequest[];
let session: Session;
let bus: EventBus;
let events: string[];
let alerts: ErrorAlertBody[];
let cookies: string;
let address: string;
let language: string;
let client: StoreClient;
/** A long wait does not end by itself. */
let endLongWaits: () => void;
const wait = jest.fn<ClientHost['wait']>();
/** As the browser's lock: one after the other. */
const oneByOne = (): ClientHost['exclusively'] => {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work, work);
    last = mine.catch(() => undefined);
    return mine;
  };
};
let exclusively: ClientHost['exclusively'];

beforeEach(() => {
  const long = new Promise<void>((resolve) => {
    endLongWaits = resolve;
  });
  wait.mockReset().mockImplementation((milliseconds) => (milliseconds < 1_000 ? Promise.resolve() : long));
  exclusively = oneByOne();
  requests = [];
  events = [];
  alerts = [];
  cookies = '';
  address = '/checkout/cart/?a=1';
  language = 'en';
  let ids = 0;
  session = createSession({
    local: createSafeStorage(() => undefined),
    tab: createSafeStorage(() => undefined),
    tabs: undefined,
    readCookies: () => '',
    writeCookie: () => undefined,
    randomId: () => 'guest-uuid-1',
  });
  bus = createEventBus({
    badPayload: 'throw',
    report: ({ error }) => {
      throw error;
    },
  });
  bus.on('session.token.rejected', () => events.push('rejected'));
  bus.on('navigation.visit.requested', ({ to }) => events.push(`visit ${to}`));
  bus.on('composition.revision.noticed', ({ revision }) => events.push(`revision ${revision}`));
  answer = () => good();
  client = createApiClient({
    transport: async (request) => {
      requests.push(request);
      return answer(request);
    },
    session,
    bus,
    cookies: () => cookies,
    address: () => address,
    language: () => language,
    randomId: () => `key-${++ids}`,
    wait,
    exclusively,
    alerts: createErrorAlerts({ send: (alert) => alerts.push(alert), whenToSend: () => undefined }),
  });
});

const authorizations = (): (string | undefined)[] => requests.map(({ headers }) => headers['Authorization']);
const paths = (): string[] => requests.map(({ method, url }) => `${method} ${url}`);
const signIn = (token: string, email = 'a@b.test'): void =>
  session.signIn({
    token,
    username: 'Asha Rao',
    email,
    phone: '',
    accountExists: true,
    loginType: 'password',
  });
const isGuestCall = ({ url }: TransportRequest): boolean => url.endsWith('createguest/');

describe('a sign-out', () => {
  const LOGOUT = 'POST customer/logout/';
  let answers: Map<string, (said: TransportAnswer) => void>;

  beforeEach(() => {
    answers = new Map();
    bus.on('session.customer.signed-out', () => events.push('signed out'));
    signIn('t');
    answer = ({ url, signal }) =>
      new Promise((resolve, reject) => {
        answers.set(url, resolve);
        signal?.addEventListener('abort', () => reject(new TransportFailure('aborted', null)));
      });
  });
  const say = async (url: string, said = good()): Promise<void> => {
    answers.get(url)?.(said);
    await new Promise(setImmediate);
  };

  test('waits for what pages asked, and says when the server knows', async () => {
    const read = client.get('customer/wishlist/list/');
    const told = client.signOut();
    await new Promise(setImmediate);
    expect(paths()).toEqual(['GET customer/wishlist/list/']);
    await say('customer/wishlist/list/', good(['ring']));
    expect((await read).data).toEqual(['ring']);
    expect(paths()).toContain(LOGOUT);
    expect([session.token(), events]).toEqual(['t', []]);
    await say('customer/logout/');
    expect(await told).toBe(true);
    expect([session.token(), events]).toEqual([null, ['signed out']]);
  });

  test('aborts a read that takes longer than two seconds, and never a write', async () => {
    const read = client.get('golden_bounty/plan/list/').catch((failure: unknown) => failure);
    const write = client.post('customer/wishlist/add/', {});
    const told = client.signOut();
    endLongWaits();
    expect(await read).toMatchObject({ code: 'CALL.ABORTED' });
    expect(paths()).toContain(LOGOUT);
    await say('customer/logout/');
    await told;
    await say('customer/wishlist/add/', good('added'));
    expect((await write).data).toBe('added');
    expect(alerts).toEqual([]);
  });

  test('tells the server after a write that takes longer than two seconds: overtaken by it, it would be refused', async () => {
    const long: (() => void)[] = [];
    wait.mockImplementation(
      () =>
        new Promise((resolve) => {
          long.push(resolve);
        }),
    );
    const write = client.post('customer/wishlist/add/', {});
    const told = client.signOut();
    long[0]?.();
    await new Promise(setImmediate);
    expect(paths()).toEqual(['POST customer/wishlist/add/']);
    await say('customer/wishlist/add/', good('added'));
    expect((await write).data).toBe('added');
    expect(paths()).toContain(LOGOUT);
    await say('customer/logout/');
    expect(await told).toBe(true);
  });

  test('is none that the server ended: a write that it overtook sends no shopper to sign in', async () => {
    const write = client.post('customer/wishlist/add/', {}).catch((failure: unknown) => failure);
    const told = client.signOut();
    endLongWaits();
    await new Promise(setImmediate);
    await say('customer/wishlist/add/', bad(401));
    expect(await write).toMatchObject({ status: 401 });
    await say('customer/logout/');
    expect([await told, events]).toEqual([true, ['signed out']]);
  });

  test('sends nothing more in the name of who signs out, and everything afterwards', async () => {
    const told = client.signOut();
    await new Promise(setImmediate);
    await expect(client.get('golden_bounty/plan/list/')).rejects.toMatchObject({ code: 'CALL.ABORTED' });
    expect(paths()).toEqual([LOGOUT]);
    await say('customer/logout/');
    await told;
    const read = client.get('product/listing/');
    await say('product/listing/', good([]));
    expect((await read).data).toEqual([]);
    expect(authorizations().at(-1)).toBeUndefined();
  });

  test.each([
    ['refuses', bad(500)],
    ['has ended the session already', bad(401)],
  ])('ends the session here all the same where the server %s', async (_, said) => {
    const told = client.signOut();
    await new Promise(setImmediate);
    await say('customer/logout/', said);
    expect(await told).toBe(false);
    expect([session.token(), client.isAsking()]).toEqual([null, false]);
    expect(events).toContain('signed out');
  });
});

describe('what every call sends', () => {
  test('JSON content type, currency and bearer token', async () => {
    cookies = 'currency_code=OTH-USD';
    session.saveGuestToken('guest');
    await client.get('product/listing/', {
      query: { path: '/jewellery/wife+wear-filter/', page: 2, q: undefined },
    });
    expect(requests[0]).toMatchObject({
      method: 'GET',
      url: 'product/listing/?path=%2Fjewellery%2Fwife%2Bwear-filter%2F&page=2',
      headers: { 'Content-Type': 'application/json', currency_code: 'USD', Authorization: 'Bearer guest' },
      timeoutMs: 8_000,
    });
    expect(requests[0]?.headers).not.toHaveProperty('Idempotency-Key');
  });

  test('tells the language of the page it is made on, reads and effects alike', async () => {
    session.saveGuestToken('guest');
    await client.get('product/gold_rate/');
    language = 'hi';
    await client.get('product/gold_rate/');
    await client.post('customer/cart/add/', {});
    expect(requests.map(({ headers }) => headers['Accept-Language'])).toEqual(['en', 'hi', 'hi']);
  });

  test("an effect carries a key of its own, or the caller's", async () => {
    await client.post('customer/cart/add/', {});
    await client.post('customer/cart/add/', {}, { idempotencyKey: 'mine' });
    expect(requests.map(({ headers }) => headers['Idempotency-Key'])).toEqual(['key-1', 'mine']);
  });

  test('an effect that is to outlive its page says so', async () => {
    await client.post('customer_wishlist/add/', {}, { keepalive: true });
    await client.post('customer/cart/add/', {});
    expect(requests.map(({ keepalive }) => keepalive)).toEqual([true, undefined]);
  });

  test('an explicit token comes first', async () => {
    session.saveGuestToken('guest');
    await client.get('x/', { token: 'explicit' });
    expect(authorizations()).toEqual(['Bearer explicit']);
  });
});

test('says whether a call is on its way, until its last try is answered or has failed', async () => {
  const { promise, resolve } = Promise.withResolvers<TransportAnswer>();
  answer = () => promise;
  const asked = client.get('product/product/');
  expect(client.isAsking()).toBe(true);
  resolve(good());
  await asked;
  expect(client.isAsking()).toBe(false);
  answer = () => bad(400, 'BAG.OPTION_UNAVAILABLE');
  await expect(client.post('customer/cart/add/', {})).rejects.toMatchObject({ status: 400 });
  expect(client.isAsking()).toBe(false);
});

describe('a refused call of a guest', () => {
  test('makes a guest once and is repeated with the same idempotency key', async () => {
    answer = (request) =>
      isGuestCall(request)
        ? good({ access_token: 'guest', expires_at: '' })
        : request.headers['Authorization']
          ? good('added')
          : bad(401, 'SESSION.TOKEN_MISSING');
    expect((await client.post('customer/cart/add/', { product_id: 1 })).data).toBe('added');
    expect(paths()).toEqual([
      'POST customer/cart/add/',
      'POST customer/customer_account/createguest/',
      'POST customer/cart/add/',
    ]);
    expect(requests[1]?.body).toEqual({ uuid: 'guest-uuid-1', shopBy: 1, device_type: 'website' });
    expect(requests[2]?.headers['Idempotency-Key']).toBe(requests[0]?.headers['Idempotency-Key']);
    expect(session.guestToken()).toBe('guest');
    expect(events).toEqual([]);
  });

  test('ten at once make one guest', async () => {
    answer = (request) =>
      isGuestCall(request)
        ? good({ access_token: 'guest', expires_at: '' })
        : request.headers['Authorization']
          ? good()
          : bad(403);
    await Promise.all(Array.from({ length: 10 }, () => client.get('customer/cart/list/')));
    expect(requests.filter(isGuestCall)).toHaveLength(1);
    expect(requests).toHaveLength(21);
  });

  test('is repeated once only', async () => {
    answer = (request) =>
      isGuestCall(request)
        ? good({ access_token: 'guest', expires_at: '' })
        : bad(401, 'SESSION.TOKEN_INVALID');
    await expect(client.get('customer/cart/list/')).rejects.toMatchObject({ status: 401 });
    expect(requests).toHaveLength(3);
  });

  test('keeps its own failure when no guest can be made, and the old guest token goes', async () => {
    session.saveGuestToken('old');
    answer = (request) => (isGuestCall(request) ? bad(503) : bad(401, 'SESSION.TOKEN_INVALID'));
    await expect(client.get('customer/cart/list/')).rejects.toMatchObject({
      status: 401,
      code: 'SESSION.TOKEN_INVALID',
    });
    expect(session.guestToken()).toBeNull();
  });

  test('asking for what only a customer has keeps the guest, whose bag it is', async () => {
    session.saveGuestToken('mine');
    answer = () => bad(401, 'SESSION.TOKEN_MISSING');
    await expect(client.get('customer/customer_account/details/')).rejects.toMatchObject({ status: 401 });
    expect(session.guestToken()).toBe('mine');
    expect(requests).toHaveLength(1);
  });

  test('makes no second guest when another tab was first', async () => {
    exclusively = async (work) => {
      session.saveGuestToken('of the other tab'.replaceAll(' ', '-'));
      return work();
    };
    client = createApiClient({
      transport: async (request) => {
        requests.push(request);
        return answer(request);
      },
      session,
      bus,
      cookies: () => '',
      address: () => '/',
      language: () => 'en',
      randomId: () => 'key',
      wait,
      exclusively,
      alerts: createErrorAlerts({ send: () => undefined, whenToSend: () => undefined }),
    });
    answer = (request) => (request.headers['Authorization'] ? good('added') : bad(401));
    expect((await client.post('customer/cart/add/', {})).data).toBe('added');
    expect(authorizations()).toEqual([undefined, 'Bearer of-the-other-tab']);
  });

  test('a wrong password is not a refused token', async () => {
    answer = () => bad(401, 'SESSION.CREDENTIALS_WRONG', 'Wrong password');
    await expect(client.post('customer_account/login', {})).rejects.toThrow('Wrong password');
    expect(requests).toHaveLength(1);
  });
});

describe('a refused call of a customer', () => {
  test('ends the session, says so, and goes to sign-in with the way back', async () => {
    signIn('stored');
    answer = () => bad(401, 'SESSION.TOKEN_INVALID');
    await expect(client.get('customer/cart/list/')).rejects.toBeInstanceOf(ApiFailure);
    expect(session.token()).toBeNull();
    expect(events).toEqual(['rejected', 'visit /sign-in/?next=%2Fcheckout%2Fcart%2F%3Fa%3D1']);
    expect(requests).toHaveLength(1);
  });

  test('stays where it is on the sign-in page', async () => {
    signIn('stored');
    address = '/hi/sign-in/?next=/account/';
    answer = () => bad(403);
    await expect(client.get('x/')).rejects.toBeInstanceOf(ApiFailure);
    expect(events).toEqual(['rejected']);
  });

  test('two at once end one session', async () => {
    signIn('stored');
    answer = (request) =>
      isGuestCall(request)
        ? good({ access_token: 'guest', expires_at: '' })
        : request.headers['Authorization'] === 'Bearer guest'
          ? good()
          : bad(401);
    await Promise.allSettled([client.get('a/'), client.get('b/')]);
    expect(events.filter((event) => event === 'rejected')).toHaveLength(1);
    expect(requests.filter(isGuestCall)).toHaveLength(0);
  });

  test('a late refusal of an older token does not end the new session', async () => {
    signIn('old');
    answer = (request) => {
      if (request.headers['Authorization'] === 'Bearer new') return good('fine');
      signIn('new');
      return bad(401);
    };
    expect((await client.get('x/')).data).toBe('fine');
    expect(events).toEqual([]);
  });
});

describe('calls that do not come through', () => {
  const gone = (): never => {
    throw new TransportFailure('unreachable', new TypeError('fetch failed'));
  };

  test.each([502, 503, 504])('a read is asked once more after %i', async (status) => {
    answer = () => (requests.length === 1 ? bad(status) : good('second'));
    expect((await client.get('x/')).data).toBe('second');
    expect(wait.mock.calls[0]?.[0]).toBeLessThan(1_000);
  });

  test('a read is asked once more without a network, then says so', async () => {
    answer = gone;
    await expect(client.get('x/')).rejects.toMatchObject({ status: 0, code: 'CALL.UNREACHABLE' });
    expect(requests).toHaveLength(2);
  });

  test.each([400, 404, 409, 429, 500])('an answer of %i is final', async (status) => {
    answer = () => bad(status, 'REQUEST.INVALID', 'why');
    await expect(client.get('x/')).rejects.toMatchObject({ status, code: 'REQUEST.INVALID', message: 'why' });
    expect(requests).toHaveLength(1);
  });

  test('an effect is never sent twice by itself', async () => {
    answer = gone;
    await expect(client.post('customer/cart/add/', {})).rejects.toMatchObject({ code: 'CALL.UNREACHABLE' });
    expect(requests).toHaveLength(1);
  });

  test.each(['unreachable', 'timed-out'] as const)(
    'an addition that is %s is told to operators with the next answer, once, under its key',
    async (reason) => {
      session.saveGuestToken('guest');
      answer = () => {
        throw new TransportFailure(reason, null);
      };
      await expect(client.post('customer/cart/add/', { product_id: 7 })).rejects.toMatchObject({ status: 0 });
      expect(alerts).toEqual([]);
      answer = () => bad(503);
      await expect(client.post('x/', {})).rejects.toMatchObject({ status: 503 });
      await expect(client.post('x/', {})).rejects.toMatchObject({ status: 503 });
      expect(alerts).toEqual([
        {
          event: 'cart_add',
          status: 0,
          path: '/api/customer/cart/add/',
          correlation_id: requests[0]?.headers['Idempotency-Key'],
        },
      ]);
    },
  );

  test('a page that was left, and an answer that refuses, are none of the operators’ alerts', async () => {
    answer = () => {
      throw new TransportFailure('aborted', null);
    };
    await expect(client.post('customer/cart/add/', {})).rejects.toMatchObject({ code: 'CALL.ABORTED' });
    answer = () => bad(409, 'BAG.ITEM_OUT_OF_STOCK');
    await expect(client.post('customer/cart/add/', {})).rejects.toMatchObject({ status: 409 });
    expect(alerts).toEqual([]);
  });

  test.each([
    ['aborted', 'CALL.ABORTED'],
    ['timed-out', 'CALL.TIMED_OUT'],
  ] as const)('%s is told apart and final', async (reason, code) => {
    answer = () => {
      throw new TransportFailure(reason, null);
    };
    await expect(client.get('x/')).rejects.toMatchObject({ status: 0, code });
    expect(requests).toHaveLength(1);
  });

  test.each([
    ['<html>', 200],
    [null, 200],
    ['', 502],
  ])('an answer that is no envelope (%j) is a failure', async (body, status) => {
    answer = () => ({ status, header: () => null, body });
    await expect(client.post('x/', {})).rejects.toMatchObject({ status, code: 'SERVICE.FAILED' });
  });
});

describe('an answer of the wrong shape', () => {
  const asks = [
    ['a missing field', {}],
    ['text', 'x'],
    ['nothing', null],
    ['another type', { count: '1', items: [] }],
    ['a wrong item', { count: 1, items: [{ sku: 1 }] }],
  ] as const;
  test.each(asks)('(%s) is a failure and no data', async (_what, data) => {
    answer = () => good(data);
    const asked = client.get<{ count: number; items: { sku: string }[] }>('customer/cart/list/', {
      expect: { count: 'number', items: [{ sku: 'string' }] },
    });
    await expect(asked).rejects.toMatchObject({ status: 200, code: 'SERVICE.FAILED' });
    expect(requests).toHaveLength(1);
  });
});

describe('who only looks around', () => {
  const isPreGuestCall = ({ url }: TransportRequest): boolean => url.endsWith('preguest/');
  const later = async (): Promise<void> => {
    endLongWaits();
    await new Promise((resolve) => setImmediate(resolve));
  };

  test("gets a token for it once, after the first answers, kept as the answer's data", async () => {
    answer = (request) => (isPreGuestCall(request) ? good('pre') : good());
    await Promise.all([client.get('a/'), client.get('b/')]);
    expect(requests).toHaveLength(2);
    await later();
    await client.get('c/');
    expect(requests.filter(isPreGuestCall).map(({ method, body }) => ({ method, body }))).toEqual([
      { method: 'POST', body: { uuid: 'guest-uuid-1' } },
    ]);
    expect(authorizations()).toEqual([undefined, undefined, undefined, 'Bearer pre']);
    expect(session.token()).toBe('pre');
  });

  test('becomes a guest by a first effect, although that token came while it was on its way', async () => {
    answer = async (request) => {
      if (isPreGuestCall(request)) return good('pre');
      if (isGuestCall(request)) return good({ access_token: 'guest', expires_at: '' });
      if (request.method === 'GET' || request.headers['Authorization'] === 'Bearer guest') return good();
      await later();
      return bad(401, 'SESSION.TOKEN_MISSING');
    };
    await client.get('a/');
    await client.post('store/appointment/create/', {});
    expect(session.guestToken()).toBe('guest');
    expect(authorizations()).toEqual([undefined, undefined, undefined, undefined, 'Bearer guest']);
  });

  test('reads again with that token what was refused before it came', async () => {
    answer = async (request) => {
      if (isPreGuestCall(request)) return good('pre');
      if (request.url !== 'own/' || request.headers['Authorization'] === 'Bearer pre') return good();
      await later();
      return bad(401, 'SESSION.TOKEN_MISSING');
    };
    await client.get('a/');
    await client.get('own/');
    expect(requests.filter(isGuestCall)).toEqual([]);
  });

  test('goes on without when it cannot be had, and is not asked again', async () => {
    answer = (request) => (isPreGuestCall(request) ? bad(503) : good());
    await client.get('a/');
    await later();
    await client.get('b/');
    await later();
    expect(requests.filter(isPreGuestCall)).toHaveLength(1);
    expect(session.token()).toBeNull();
  });

  test('gets none when a guest came in the meantime', async () => {
    await client.get('a/');
    session.saveGuestToken('guest');
    await later();
    expect(requests).toHaveLength(1);
  });
});

describe('a call that brings pictures along', () => {
  test('has as long as a file has', async () => {
    await client.post('order/order/claim/', { photos: [] }, { heavy: true });
    expect(requests.at(-1)).toMatchObject({ url: 'order/order/claim/', timeoutMs: 30_000 });
  });
});

describe('a file', () => {
  const pdf: TransportAnswer = {
    status: 200,
    header: () => null,
    body: new Blob(['%PDF-'], { type: 'application/pdf' }),
  };

  test("comes with the session's token, and takes its time", async () => {
    signIn('stored');
    answer = () => pdf;
    const file = await client.download('order/order/invoice/', { query: { order_no: 'SV-1', lang: 'hi' } });
    expect(file.type).toBe('application/pdf');
    expect(requests[0]).toMatchObject({
      method: 'GET',
      url: 'order/order/invoice/?order_no=SV-1&lang=hi',
      file: true,
      timeoutMs: 30_000,
      headers: { Authorization: 'Bearer stored', currency_code: 'INR' },
    });
  });

  test('is asked for again with a renewed token', async () => {
    signIn('old');
    answer = (request) =>
      request.url === 'customer/session/refresh/'
        ? good({ access_token: 'fresh', expires_in: 600 })
        : request.headers['Authorization'] === 'Bearer fresh'
          ? pdf
          : bad(401, 'SESSION.TOKEN_EXPIRED');
    expect((await client.download('order/order/invoice/')).size).toBe(5);
    expect(session.storedToken()).toBe('fresh');
  });

  test("that is refused fails with the API's own code", async () => {
    answer = () => bad(404, 'ORDER.NOT_FOUND');
    await expect(client.download('order/order/invoice/')).rejects.toMatchObject({
      status: 404,
      code: 'ORDER.NOT_FOUND',
    });
  });

  test('is not what an envelope is', async () => {
    answer = () => good();
    await expect(client.download('order/order/invoice/')).rejects.toMatchObject({
      status: 200,
      code: 'SERVICE.FAILED',
    });
  });
});

describe('composition revision', () => {
  test('is announced when it is newer than any seen', async () => {
    for (const revision of ['7', '7', '6', '8', 'x', '']) {
      answer = () => good(null, revision === '' ? {} : { 'x-composition-revision': revision });
      await client.get('x/');
    }
    expect(events).toEqual(['revision 7', 'revision 8']);
  });
});

describe('ensureGuest', () => {
  test('says why when none can be made', async () => {
    answer = () => bad(429, 'REQUEST.TOO_MANY');
    await expect(client.ensureGuest()).rejects.toMatchObject({ status: 429 });
    expect(session.token()).toBeNull();
  });

  test('makes one for who only looked around', async () => {
    session.savePreGuestToken('pre');
    answer = () => good({ access_token: 'guest', expires_at: '' });
    await client.ensureGuest();
    expect(session.token()).toBe('guest');
  });

  test('makes a guest only when there is no token', async () => {
    answer = () => good({ access_token: 'guest', expires_at: '' });
    await Promise.all([client.ensureGuest(), client.ensureGuest()]);
    await client.ensureGuest();
    expect(paths()).toEqual(['POST customer/customer_account/createguest/']);
  });
});

describe('a token that had its minutes', () => {
  const isRenewal = ({ url }: TransportRequest): boolean => url === 'customer/session/refresh/';
  const living = (request: TransportRequest): TransportAnswer =>
    isRenewal(request)
      ? good({ access_token: 'fresh', expires_in: 600 })
      : request.headers['Authorization'] === 'Bearer fresh'
        ? good('done')
        : bad(401, 'SESSION.TOKEN_EXPIRED');

  test('is exchanged silently, and the call is repeated with the same idempotency key', async () => {
    signIn('old');
    answer = living;
    expect((await client.post('customer/cart/add/', { product_id: 1 })).data).toBe('done');
    expect(paths()).toEqual([
      'POST customer/cart/add/',
      'POST customer/session/refresh/',
      'POST customer/cart/add/',
    ]);
    expect(requests[1]?.headers).not.toHaveProperty('Authorization');
    expect(requests[2]?.headers['Idempotency-Key']).toBe(requests[0]?.headers['Idempotency-Key']);
    expect(session.storedToken()).toBe('fresh');
    expect(session.customer()?.firstName).toBe('Asha');
    expect(events).toEqual([]);
  });

  test('is exchanged once for ten calls of two tabs', async () => {
    signIn('old');
    answer = living;
    const otherTab = createApiClient({
      transport: async (request) => {
        requests.push(request);
        return answer(request);
      },
      session,
      bus,
      cookies: () => '',
      address: () => '/',
      language: () => 'en',
      randomId: () => 'key',
      wait,
      exclusively,
      alerts: createErrorAlerts({ send: () => undefined, whenToSend: () => undefined }),
    });
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        (index % 2 === 0 ? client : otherTab).get('customer/cart/list/'),
      ),
    );
    expect(requests.filter(isRenewal)).toHaveLength(1);
  });

  test('of a sign-in that is over leads to sign-in', async () => {
    signIn('old');
    answer = (request) => bad(401, isRenewal(request) ? 'SESSION.TOKEN_INVALID' : 'SESSION.TOKEN_EXPIRED');
    await expect(client.get('customer/cart/list/')).rejects.toMatchObject({ status: 401 });
    expect(session.storedToken()).toBeNull();
    expect(events).toEqual(['rejected', 'visit /sign-in/?next=%2Fcheckout%2Fcart%2F%3Fa%3D1']);
    expect(requests).toHaveLength(2);
  });

  test.each([
    [503, 'SERVICE.UNAVAILABLE'],
    [429, 'REQUEST.TOO_MANY'],
  ])('signs no shopper out when the store answers %s', async (status, code) => {
    signIn('old');
    answer = (request) => (isRenewal(request) ? bad(status, code) : bad(401, 'SESSION.TOKEN_EXPIRED'));
    await expect(client.get('customer/cart/list/')).rejects.toMatchObject({ status, code });
    expect(session.storedToken()).toBe('old');
    expect(events).toEqual([]);
  });

  test('is not exchanged twice for one call', async () => {
    signIn('old');
    answer = (request) =>
      isRenewal(request)
        ? good({ access_token: 'fresh', expires_in: 600 })
        : bad(401, 'SESSION.TOKEN_EXPIRED');
    await expect(client.get('customer/cart/list/')).rejects.toMatchObject({ status: 401 });
    expect(requests.filter(isRenewal)).toHaveLength(1);
    expect(events[0]).toBe('rejected');
  });

  test.each<[string, () => void]>([
    ['signed out', () => session.signOut()],
    ['signed another shopper in', () => signIn('of-bina', 'bina@b.test')],
  ])(
    'is left alone when another tab %s in the meantime: no other shopper does what was asked',
    async (_what, meanwhile) => {
      signIn('old');
      answer = () => {
        meanwhile();
        return bad(401, 'SESSION.TOKEN_EXPIRED');
      };
      await expect(client.post('customer/cart/add/', {})).rejects.toMatchObject({ status: 401 });
      expect(requests).toHaveLength(1);
      expect(events).toEqual([]);
    },
  );
});
