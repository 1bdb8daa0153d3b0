/**
 * The push service took a subscription away, or gave another for it: this browser subscribes once more
 * and tells the store, so that notices go on while no page is open. Where the browser does not say which
 * subscription ended, the next page of the store tells (`keep-push.ts`).
 */
import { pushKey, type RenewBody, subscriptionRenew } from '@suvarna/contracts/push';
import { scope, type SubscriptionChangeEvent } from '../../engine/worker/scope.ts';

async function subscribeOnceMore(old: PushSubscription | null | undefined): Promise<PushSubscription> {
  const { pushManager } = scope.registration;
  const known = await pushManager.getSubscription();
  if (known) return known;
  const answer = await fetch(`/api/${pushKey.path}`);
  if (!answer.ok) throw new Error(`${pushKey.path} answered ${answer.status}`);
  const { data } = (await answer.json()) as { readonly data: { readonly public_key: string } };
  return pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: old?.options.applicationServerKey ?? data.public_key,
  });
}

async function renew({ oldSubscription, newSubscription }: SubscriptionChangeEvent): Promise<void> {
  const renewed = newSubscription ?? (await subscribeOnceMore(oldSubscription));
  if (!oldSubscription) return;
  const body: RenewBody = { old_token: JSON.stringify(oldSubscription), token: JSON.stringify(renewed) };
  await fetch(`/api/${subscriptionRenew.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

export function renewSubscription(event: SubscriptionChangeEvent): void {
  // Without a line, or refused: the next page of the store finds that another subscription is here, and tells.
  event.waitUntil(renew(event).catch(() => undefined));
}
