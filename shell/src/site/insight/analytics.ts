/** What shoppers do, counted: events of the bus become counts without anything about a person. */
import type { Counted, CountedEvent, EventBatch } from '@suvarna/contracts/events';
import type { EventMap, EventName } from '@suvarna/contracts/bus-events';
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
  /** Designs this browser looked at last, the latest first. */
  readonly seen: () => readonly number[];
}

export interface Analytics {
  readonly flush: () => void;
  readonly stop: () => void;
}

/** The only events that are counted, and the only field of them that is: which design. Of one that is looked at also which before it: only pairs of designs are kept. */
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
/** What was looked at long before has little to do with it. */
const MOST_BEFORE = 4;
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
  const count = (name: Counted, productId?: number, after: readonly number[] = []): void => {
    if (remote === '') return;
    if (audience !== tag()) {
      batch.flush();
      audience = tag();
    }
    batch.add({
      name,
      remote,
      route,
      ...(productId === undefined ? {} : { product_id: productId }),
      ...(after.length === 0 ? {} : { after: [...after] }),
    });
  };

  /** A design is told with those before it once, when it is new among them. */
  function before(productId: number | undefined): readonly number[] {
    const seen = scene.seen();
    return productId === undefined || seen.includes(productId) ? [] : seen.slice(0, MOST_BEFORE);
  }

  const offs = [
    bus.on('navigation.page.shown', (shown) => {
      ({ remote, routeId: route } = shown);
      count('page-shown');
    }),
    ...(Object.keys(COUNTED_AS) as EventName[]).map((name) =>
      bus.on(name, (payload: EventMap[EventName]) => {
        const counted = COUNTED_AS[name];
        if (!counted) return;
        const productId = 'productId' in payload ? payload.productId : undefined;
        count(counted, productId, counted === 'product-viewed' ? before(productId) : []);
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
