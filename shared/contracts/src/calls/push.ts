/** Generated from `endpoints/push.ts` by `npm run calls`: change that. */
import type { CallOf } from '../call.ts';
import type * as table from '../endpoints/push.ts';

const SHAPE_571c77 = { topic: 'string', subscribed: 'boolean' } as const;

export const pushKey: CallOf<typeof table.pushKey> = {
  path: 'server/pushKey',
  shape: { public_key: 'string' },
};
export const subscriptionRenew: CallOf<typeof table.subscriptionRenew> = {
  path: 'server/renewSubscription',
  shape: { renewed: 'boolean' },
};
export const topicSubscribe: CallOf<typeof table.topicSubscribe> = {
  path: 'server/subscribeTopic',
  shape: SHAPE_571c77,
};
export const topicUnsubscribe: CallOf<typeof table.topicUnsubscribe> = {
  path: 'server/unsubscribeTopic',
  shape: SHAPE_571c77,
};
