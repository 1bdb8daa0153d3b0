/** The dated version of the protocol that is spoken; the next one is a line here and a wire form of its own. */
export const VERSION = '2026-04-08';

const HOME = `https://ucp.dev/${VERSION}`;

/** What the store can do by the protocol, as its profile says it. */
export interface Capability {
  readonly version: string;
  readonly spec: string;
  readonly schema: string;
  /** What it adds to; without one of these in common it is not spoken. */
  readonly extends?: readonly string[];
}

const capability = (spec: string, schema: string, parents?: readonly string[]): Capability => ({
  version: VERSION,
  spec: `${HOME}/specification/${spec}`,
  schema: `${HOME}/schemas/shopping/${schema}.json`,
  ...(parents && { extends: parents }),
});

export const CHECKOUT = 'dev.ucp.shopping.checkout';

/** Only what is served stands here: a platform relies on it. */
export const CAPABILITIES: Readonly<Record<string, Capability>> = {
  'dev.ucp.shopping.catalog.search': capability('catalog/search', 'catalog_search'),
  'dev.ucp.shopping.catalog.lookup': capability('catalog/lookup', 'catalog_lookup'),
  'dev.ucp.shopping.cart': capability('cart', 'cart'),
  [CHECKOUT]: capability('checkout', 'checkout'),
  'dev.ucp.shopping.fulfillment': capability('fulfillment', 'fulfillment', [CHECKOUT]),
  'dev.ucp.shopping.discount': capability('discount', 'discount', ['dev.ucp.shopping.cart', CHECKOUT]),
  'dev.ucp.shopping.buyer_consent': capability('buyer-consent', 'buyer_consent', [CHECKOUT]),
  'dev.ucp.shopping.order': capability('order', 'order'),
};

export const SERVICE = 'dev.ucp.shopping';

/** By transport: where its operations are described. */
export const SERVICE_SCHEMAS = {
  rest: `${HOME}/services/shopping/rest.openapi.json`,
  mcp: `${HOME}/services/shopping/mcp.openrpc.json`,
} as const;
export type Transport = keyof typeof SERVICE_SCHEMAS;

export const SERVICE_SPEC = `${HOME}/specification/overview`;
