/** Subscribes this browser and tells the store (specification §7). */
import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import { PUSH_TOPIC, pushKey, topicSubscribe } from '@suvarna/contracts/push';
import { createSafeStorage, session } from '@suvarna/session';

/** What the store was last told: by whom, when, and which subscription. A sign-out clears it with the rest, and so tells again. */
const TOLD = 'pushTold';
const storage = createSafeStorage(() => localStorage);

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );
const sameBytes = (one: ArrayBuffer | null, other: Uint8Array): boolean =>
  one !== null && new Uint8Array(one).join() === other.join();

function told({ endpoint }: PushSubscription): string {
  const week = Math.floor(Date.now() / (7 * 86_400_000));
  return `${session.storedToken() === null ? 'guest' : (session.customer()?.email ?? '')} ${week} ${endpoint.slice(-16)}`;
}

async function tell(subscription: PushSubscription): Promise<void> {
  // A first visit has no session yet; asking without one would be refused first.
  await api.ensureGuest();
  await call(api, topicSubscribe, {
    body: { token: JSON.stringify(subscription), topic: PUSH_TOPIC },
  });
  storage.set(TOLD, told(subscription));
}

async function subscribe(registration: ServiceWorkerRegistration): Promise<void> {
  const { public_key: publicKey } = await call(api, pushKey);
  const applicationServerKey = bytesOf(publicKey);
  const known = await registration.pushManager.getSubscription();
  // A subscription made for another key pair of the store would never be reached.
  if (known && !sameBytes(known.options.applicationServerKey, applicationServerKey))
    await known.unsubscribe();
  await tell(await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
}

/** The yes to the question and the worker's start may come together, in either order: the store is told once. */
let last: Promise<unknown> = Promise.resolve();

/**
 * For a browser that may show notices: subscribes it where it is not (specification §4), and says again
 * that it is there, when another shopper sits at it now or a week has passed.
 */
export function keepSubscribed(registration: ServiceWorkerRegistration): Promise<void> {
  const turn = last.then(async () => {
    const known = await registration.pushManager.getSubscription();
    if (known === null || storage.get(TOLD) !== told(known)) await subscribe(registration);
  });
  last = turn.catch(() => undefined);
  return turn;
}
