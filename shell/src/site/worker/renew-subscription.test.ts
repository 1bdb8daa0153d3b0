import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { SubscriptionChangeEvent } from '../../engine/worker/scope.ts';

const fetched = jest.fn<typeof fetch>();
const subscribe = jest.fn<(options: object) => Promise<object>>();
let held: object | null = null;
const subscription = (name: string): PushSubscription =>
  ({
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint: `https://push.example/${name}` }),
  }) as unknown as PushSubscription;

beforeEach(() => {
  held = null;
  fetched.mockReset().mockImplementation(async () => Response.json({ data: { public_key: 'BEl6' } }));
  subscribe.mockReset().mockResolvedValue(subscription('new'));
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetched);
  Object.assign(globalThis, {
    registration: { pushManager: { getSubscription: async () => held, subscribe } },
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

async function change(event: Pick<SubscriptionChangeEvent, 'oldSubscription' | 'newSubscription'>) {
  const { renewSubscription } = await import('./renew-subscription.ts');
  let work: Promise<unknown> | undefined;
  renewSubscription({
    ...event,
    waitUntil: (promise: Promise<unknown>) => (work = promise),
  } as unknown as SubscriptionChangeEvent);
  await work;
  return fetched.mock.calls.map(([path, init]) => [path, init?.body]);
}
const told = [
  '/api/server/renewSubscription',
  JSON.stringify({
    old_token: '{"endpoint":"https://push.example/old"}',
    token: '{"endpoint":"https://push.example/new"}',
  }),
];

it('another subscription that the push service gave is told with the one before', async () => {
  expect(
    await change({ oldSubscription: subscription('old'), newSubscription: subscription('new') }),
  ).toEqual([told]);
  expect(subscribe).not.toHaveBeenCalled();
});

it('where one was only taken away, this browser subscribes once more and tells', async () => {
  expect(await change({ oldSubscription: subscription('old'), newSubscription: null })).toEqual([
    ['/api/server/pushKey', undefined],
    told,
  ]);
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'BEl6' });
});

it('where the browser does not say which one ended, the next page tells', async () => {
  expect(await change({})).toEqual([['/api/server/pushKey', undefined]]);
  expect(subscribe).toHaveBeenCalledTimes(1);
});

it('without a line it is left to the next page', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(change({ oldSubscription: subscription('old') })).resolves.toHaveLength(1);
});
