/** Generated from `endpoints/watches.ts` by `npm run calls`: change that. */
import type { CallOf } from '../call.ts';
import type * as table from '../endpoints/watches.ts';

const SHAPE_b4538c = {
  watch_id: 'string',
  kind: 'string',
  product_id: 'number',
  product_title: 'string',
  title_hi: 'string',
  url: 'string',
  karat: 'number',
  colour: 'string',
  size: 'string',
  currency: 'string',
  created_at: 'string',
} as const;
const SHAPE_9b6af3 = { state: 'string', watch: SHAPE_b4538c } as const;
const SHAPE_6cc74e = { results: [SHAPE_b4538c] } as const;

export const guestWatchAdd: CallOf<typeof table.guestWatchAdd> = {
  path: 'product/notify_me/guest/',
  shape: { sent_to: 'string' },
};
export const guestWatchConfirm: CallOf<typeof table.guestWatchConfirm> = {
  path: 'product/notify_me/guest/confirm/',
  shape: SHAPE_9b6af3,
};
export const guestWatchDetails: CallOf<typeof table.guestWatchDetails> = {
  path: 'product/notify_me/guest/details/',
  shape: SHAPE_9b6af3,
};
export const guestWatchForm: CallOf<typeof table.guestWatchForm> = { path: 'product/notify_me/guest/form/' };
export const guestWatchStop: CallOf<typeof table.guestWatchStop> = {
  path: 'product/notify_me/guest/stop/',
  shape: { stopped: 'number' },
};
export const guestWatchUnsubscribe: CallOf<typeof table.guestWatchUnsubscribe> = {
  path: 'product/notify_me/guest/unsubscribe/',
  shape: { stopped: 'number' },
};
export const guestWatchUnsubscribePage: CallOf<typeof table.guestWatchUnsubscribePage> = {
  path: 'product/notify_me/guest/unsubscribe/',
};
export const watchAdd: CallOf<typeof table.watchAdd> = { path: 'product/notify_me/', shape: SHAPE_b4538c };
export const watchList: CallOf<typeof table.watchList> = {
  path: 'product/notify_me/list/',
  shape: SHAPE_6cc74e,
};
export const watchStop: CallOf<typeof table.watchStop> = {
  path: 'product/notify_me/stop/',
  shape: SHAPE_6cc74e,
};
