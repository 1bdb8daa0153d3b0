import type { DeclaredRoute } from '../routes/declared-routes.fixtures.ts';

/** Fields that look like an object's id and name nothing that is anybody's, with why. */
const NOBODYS: Readonly<Record<string, string>> = {
  product_id: 'a design of the catalogue',
  product_ids: 'designs of the catalogue',
  country_id: 'a country',
  store_id: 'a store',
  reason_id: 'a text of a list',
  uuid: "the browser's own mark, which decides nothing",
  name: 'of a picture',
  photo_id: 'of a review that is shown to everybody, or there is none',
  kept_photos: 'of the review the asker writes anew: every other id is left out',
  correlation_id: 'by which logs are found, and nothing else',
  provider: 'names a provider, which signs',
  provider_order_id: 'compared with our own record of the order named beside it',
  provider_payment_id: 'compared with our own record of the order named beside it',
};

/** Ids that are the right itself: whoever has one may, and no other token is asked for. */
const KEYS_OF_THEIR_OWN: readonly string[] = [
  'GET /api/customer/customer_wishlist/shared/ token',
  'GET /api/customer_wishlist/shared/ token',
  'GET /api/box/shared/ token',
  'GET /api/box/shared/photo/ token',
  'POST /api/customer/customer_account/reset_password/ token',
  // Of the link to one appointment, signed by us.
  'GET /api/store/appointment/details/ token',
  'GET /api/store/appointment/calendar/ token',
  'POST /api/store/appointment/change/ token',
  'POST /api/store/appointment/cancel/ token',
  // Of a letter to an address, signed by us.
  'GET /api/product/notify_me/guest/details/ token',
  'POST /api/product/notify_me/guest/confirm/ token',
  'POST /api/product/notify_me/guest/stop/ token',
  'POST /api/product/notify_me/guest/form/ token',
  'GET /api/product/notify_me/guest/unsubscribe/ token',
  'POST /api/product/notify_me/guest/unsubscribe/ token',
  'POST /api/customer/customer_account/contacts/stop_by_link/ token',
  // A guest's own token: whoever holds it is that guest.
  'POST /api/customer/cart/merge/ guest_token',
  // The browser's own push subscription: whoever holds it sits at that browser.
  'POST /api/server/subscribeTopic token',
  'POST /api/server/unsubscribeTopic token',
  'POST /api/server/renewSubscription old_token',
  'POST /api/server/renewSubscription token',
  // Known to the provider and to who asked it; what it settles is worth something to that session only.
  'POST /api/customer/truecaller/callback/ requestId',
  'POST /api/customer/truecaller/callback/ accessToken',
  // Opened by a code to the order's own phone or address: see orders tests.
  'POST /api/order/order/track/ order_no',
];

interface Properties {
  readonly properties?: Readonly<
    Record<
      string,
      { readonly format?: string; readonly items?: { readonly format?: string } & Properties } & Properties
    >
  >;
}

function namesIn(schema: unknown): string[] {
  return Object.entries((schema as Properties | undefined)?.properties ?? {}).flatMap(([name, field]) => [
    ...(/(^|_)(ids?|no|key|uuid|token)$|(Id|Token)$/.test(name) ||
    field.format === 'uuid' ||
    field.items?.format === 'uuid'
      ? [name]
      : []),
    ...namesIn(field),
    ...namesIn(field.items),
  ]);
}

/** Every place of a route where an object of somebody's is named: `POST /x/ order_no`. */
export function objectIdsOf(route: DeclaredRoute): string[] {
  // Objects are all the same to the store's people; who they are is the matrix' first half.
  if (route.access === 'staff-view' || route.access === 'staff-admin' || route.method === 'HEAD') return [];
  const inPath = [...route.url.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  const { body, querystring, params } = route.schema;
  const names = new Set([...inPath, ...namesIn(body), ...namesIn(querystring), ...namesIn(params)]);
  return [...names]
    .filter((name) => !(name in NOBODYS))
    .map((name) => `${route.name} ${name}`)
    .filter((place) => !KEYS_OF_THEIR_OWN.includes(place));
}
