/** What shoppers do, counted: events of the bus become counts without anything about a person. */
import type { Counted, CountedEvent, EventBatch } from '@suvarna/contracts/api/insight';
import type { EventMap, EventName } from '@suvarna/contracts/events';
import type { EventBus } from '@suvarna/event-bus';
import { createBatch } from './batch.ts';

/** Where counts go: the store's own endpoint by default, another house's adapter where one is wanted. */
export interface AnalyticsPort {
  readonly send: (batch: EventBatch) => void;
}

export interface Scene {
  readonly country: EventBatch['country'];
  readonly locale: EventBatch['locale'];
  readonly isSignedIn: () => boolean;
}

export interface Analytics {
  readonly flush: () => void;
  readonly stop: () => void;
}

/** The only events that are counted, and the only field of them that is: which design. */
const COUNTED_AS: { readonly [Name in EventName]?: Counted } = {
  'catalogue.product.viewed': 'product-viewed',
  'bag.line-item.added': 'bag-added',
  'bag.line-item.removed': 'bag-removed',
  'wishlist.item.added': 'wishlist-added',
  'wishlist.item.removed': 'wishlist-removed',
  'session.customer.signed-in': 'signed-in',
  'session.customer.signed-out': 'signed-out',
  'chat.conversation.started': 'chat-started',
};
const RULE = { most: 20, afterMs: 5_000 } as const;

/** @param page what is on screen when counting begins; later pages come over the bus */
export function startAnalytics(
  bus: Pick<EventBus, 'on'>,
  port: AnalyticsPort,
  scene: Scene,
  page: { readonly remote: string; readonly routeId: string },
): Analytics {
  let { remote, routeId: route } = page;
  // Who is there is said with the batch: a batch never holds events from before and after a sign-in.
  let audience = tag();
  function tag(): EventBatch['audience'] {
    return scene.isSignedIn() ? 'LoggedIn' : 'Guest User';
  }
  const batch = createBatch<CountedEvent>({
    ...RULE,
    send: (events) =>
      port.send({ audience, country: scene.country, locale: scene.locale, events: [...events] }),
  });
  const count = (name: Counted, productId?: number): void => {
    if (remote === '') return;
    if (audience !== tag()) {
      batch.flush();
      audience = tag();
    }
    batch.add({ name, remote, route, ...(productId === undefined ? {} : { product_id: productId }) });
  };

  const offs = [
    bus.on('navigation.page.shown', (shown) => {
      ({ remote, routeId: route } = shown);
      count('page-shown');
    }),
    ...(Object.keys(COUNTED_AS) as EventName[]).map((name) =>
      bus.on(name, (payload: EventMap[EventName]) => {
        const counted = COUNTED_AS[name];
        if (counted) count(counted, 'productId' in payload ? payload.productId : undefined);
      }),
    ),
  ];
  count('page-shown');
  return {
    flush: batch.flush,
    stop: () => {
      for (const off of offs) off();
      batch.flush();
    },
  };
}
