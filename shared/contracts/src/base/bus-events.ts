/**
 * The event map: the only words remotes and shell say to each other.
 * Names are `domain.noun.past-tense`. A payload is checked where it enters the bus.
 */
type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === 'string' && value.length <= 2_000;
const count: Check = (value) => Number.isSafeInteger(value) && (value as number) >= 0;
const flag: Check = (value) => typeof value === 'boolean';
const oneOf =
  (...allowed: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && allowed.includes(value);
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

const shape =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(fields).every(([key, check]) => check((value as Record<string, unknown>)[key])) &&
    Object.keys(value).every((key) => key in fields);

export interface EventMap {
  /** A line came into the bag. `count` is the number of pieces in the bag afterwards. */
  'bag.line-item.added': { productId: number; sku: string; title: string; quantity: number; count: number };
  'bag.line-item.removed': { sku: string; count: number };
  /** The number of pieces in the bag is now known to be `count`. */
  'bag.contents.changed': { count: number };
  /** A design came onto the wishlist, or left it. `count` is the number of designs afterwards. */
  'wishlist.item.added': { productId: number; count: number };
  'wishlist.item.removed': { productId: number; count: number };
  /** The number of designs on the wishlist is now known to be `count`. */
  'wishlist.contents.changed': { count: number };
  'session.customer.signed-in': { name: string; hasPhone: boolean };
  'session.customer.signed-out': Record<string, never>;
  /** A stored token was refused; storage is already cleared (specification §4). */
  'session.token.rejected': Record<string, never>;
  /** A remote wants the shell's toast. `text` is ready to show. */
  'toast.message.requested': { text: string; kind: 'info' | 'success' | 'error' };
  /** A remote wants the shell to go to a path of the store (with its language prefix). */
  'navigation.visit.requested': { to: string; replace?: boolean };
  'navigation.page.shown': { path: string; remote: string; routeId: string; title: string };
  'catalogue.product.viewed': { productId: number };
  /** A question the store asked by itself was answered or turned down. */
  'prompt.question.closed': { prompt: string };
  /** What the browser said when it was asked for notices (specification §4: a refusal is only logged). */
  'notification.permission.answered': { outcome: 'granted' | 'denied' | 'failed' };
  /** The shopper went to the chat provider from this page (language-neutral path). */
  'chat.conversation.started': { path: string };
  /**
   * Prices of this version of the gold rate are being answered, and of `fx` of the exchange rates: a page that shows
   * others takes them. Said again and again.
   */
  'pricing.rate.noticed': { version: number; fx?: number | undefined };
  /** An answer of the composer carried a newer composition revision. */
  'composition.revision.noticed': { revision: number };
}

export type EventName = keyof EventMap;

export const EVENT_CHECKS: { readonly [Name in EventName]: Check } = {
  'bag.line-item.added': shape({ productId: count, sku: text, title: text, quantity: count, count }),
  'bag.line-item.removed': shape({ sku: text, count }),
  'bag.contents.changed': shape({ count }),
  'wishlist.item.added': shape({ productId: count, count }),
  'wishlist.item.removed': shape({ productId: count, count }),
  'wishlist.contents.changed': shape({ count }),
  'session.customer.signed-in': shape({ name: text, hasPhone: flag }),
  'session.customer.signed-out': shape({}),
  'session.token.rejected': shape({}),
  'toast.message.requested': shape({ text, kind: oneOf('info', 'success', 'error') }),
  'navigation.visit.requested': shape({ to: text, replace: optional(flag) }),
  'navigation.page.shown': shape({ path: text, remote: text, routeId: text, title: text }),
  'catalogue.product.viewed': shape({ productId: count }),
  'prompt.question.closed': shape({ prompt: text }),
  'notification.permission.answered': shape({ outcome: oneOf('granted', 'denied', 'failed') }),
  'chat.conversation.started': shape({ path: text }),
  'pricing.rate.noticed': shape({ version: count, fx: optional(count) }),
  'composition.revision.noticed': shape({ revision: count }),
};
