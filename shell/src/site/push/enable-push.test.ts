/** @jest-environment <rootDir>/shared/testing/src/jest/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { topicSubscribe } from '@suvarna/contracts/push';
import { api } from '@suvarna/api-client';
import { enablePush } from './enable-push.ts';
import { keepSubscribed } from './subscribe.ts';

let permission: NotificationPermission = 'granted';
const subscribeHere = jest.fn<() => Promise<object>>();
let post: jest.SpiedFunction<typeof api.post>;
let logged: jest.SpiedFunction<typeof console.error>;

beforeEach(() => {
  permission = 'granted';
  localStorage.clear();
  logged = jest.spyOn(console, 'error').mockReturnValue(undefined);
  subscribeHere
    .mockReset()
    .mockResolvedValue({ endpoint: 'https://push.example/0123456789abcdef', options: {} });
  jest.spyOn(api, 'ensureGuest').mockResolvedValue(undefined);
  jest.spyOn(api, 'get').mockResolvedValue({ data: { public_key: 'BEl6' } } as never);
  post = jest.spyOn(api, 'post').mockResolvedValue({ data: {} } as never);
  const registration = {
    pushManager: { getSubscription: () => Promise.resolve(null), subscribe: subscribeHere },
  };
  document.head.innerHTML = '<meta name="service-worker">';
  Object.assign(globalThis, {
    isSecureContext: true,
    Notification: { requestPermission: () => Promise.resolve(permission) },
    PushManager: class {},
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register: () => Promise.resolve(registration), ready: Promise.resolve(registration) },
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

it('a permission that is given leads to the topic', async () => {
  expect(await enablePush()).toBe('granted');
  expect(post.mock.calls[0]?.slice(0, 2)).toEqual([
    topicSubscribe.path,
    { token: expect.stringContaining('push.example'), topic: 'androidNotification' },
  ]);
  expect(logged).not.toHaveBeenCalled();
});

it('a no is a no, and no server is told', async () => {
  permission = 'denied';
  expect(await enablePush()).toBe('denied');
  expect(post).not.toHaveBeenCalled();
});

it.each([
  [
    'the browser has no push service',
    () => subscribeHere.mockRejectedValue(new DOMException('push service error', 'AbortError')),
  ],
  ['the store does not take it', () => post.mockRejectedValue(new Error('HTTP 500'))],
])('when %s, it is only logged', async (_what, arrange) => {
  arrange();
  expect(await enablePush()).toBe('failed');
  expect(logged).toHaveBeenCalledTimes(1);
});

describe('the yes and the start of the worker come together', () => {
  const held = async (): Promise<ServiceWorkerRegistration> => {
    let subscription: object | null = null;
    subscribeHere.mockImplementation(() =>
      Promise.resolve(
        (subscription = {
          endpoint: 'https://push.example/0123456789abcdef',
          options: { applicationServerKey: null },
        }),
      ),
    );
    const registration = await navigator.serviceWorker.ready;
    Object.assign(registration.pushManager, { getSubscription: () => Promise.resolve(subscription) });
    return registration;
  };

  it('the yes first: the store is told once', async () => {
    const registration = await held();
    let kept: Promise<void> | undefined;
    // The browser has the subscription by now, and the store has not answered yet.
    post.mockImplementationOnce(() => {
      kept = keepSubscribed(registration);
      return Promise.resolve({ data: {} } as never);
    });
    expect(await enablePush()).toBe('granted');
    await kept;
    expect(kept).toBeDefined();
    expect(post).toHaveBeenCalledTimes(1);
  });

  it('the worker first: the store is told once', async () => {
    const registration = await held();
    const [, outcome] = await Promise.all([keepSubscribed(registration), enablePush()]);
    expect(outcome).toBe('granted');
    expect(post).toHaveBeenCalledTimes(1);
  });
});

it('a browser that may show notices already is subscribed without a question', async () => {
  const asked = jest.fn();
  Object.assign(globalThis, { Notification: { requestPermission: asked } });
  await keepSubscribed(await navigator.serviceWorker.ready);
  expect(subscribeHere).toHaveBeenCalledTimes(1);
  expect(post.mock.calls[0]?.slice(0, 2)).toEqual([
    topicSubscribe.path,
    { token: expect.stringContaining('push.example'), topic: 'androidNotification' },
  ]);
  expect(asked).not.toHaveBeenCalled();
});
