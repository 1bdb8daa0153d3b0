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
  kept_photos: 'of the review the asker writes again: every other id is left out',
  correlation_id: 'by which logs are found, and nothing else',
  provider: 'names a provider, which signs',
  provider_order_id: 'compared with our own record of the order named beside it',
  provider_payment_id: 'compared with our own record of the order named beside it',
};

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

/** Every place of a route where an object of a shopper's is named: `POST /x/ order_no`. */
export function objectIdsOf(route: DeclaredRoute): string[] {
  // Objects are all the same to the store's people; who they are is the matrix' first half.
  if (route.access === 'staff-view' || route.access === 'staff-admin' || route.method === 'HEAD') return [];
  const inPath = [...route.url.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  const { body, querystring, params } = route.schema;
  const names = new Set([...inPath, ...namesIn(body), ...namesIn(querystring), ...namesIn(params)]);
  return [...names].filter((name) => !(name in NOBODYS)).map((name) => `${route.name} ${name}`);
}
