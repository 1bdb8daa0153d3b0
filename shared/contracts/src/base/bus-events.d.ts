type Check = (value: unknown) => boolean;
export interface EventMap {
  'bag.line-item.added': {
    productId: number;
    sku: string;
    title: string;
    quantity: number;
    count: number;
  };
  'bag.line-item.removed': {
    sku: string;
    count: number;
  };
  'bag.contents.changed': {
    count: number;
  };
  'wishlist.item.added': {
    productId: number;
    count: number;
  };
  'wishlist.item.removed': {
    productId: number;
    count: number;
  };
  'wishlist.contents.changed': {
    count: number;
  };
  'session.customer.signed-in': {
    name: string;
    hasPhone: boolean;
  };
  'session.customer.signed-out': Record<string, never>;
  'session.token.rejected': Record<string, never>;
  'toast.message.requested': {
    text: string;
    kind: 'info' | 'success' | 'error';
  };
  'navigation.visit.requested': {
    to: string;
    replace?: boolean;
  };
  'navigation.page.shown': {
    path: string;
    remote: string;
    routeId: string;
    title: string;
  };
  'catalogue.product.viewed': {
    productId: number;
  };
  'prompt.question.closed': {
    prompt: string;
  };
  'notification.permission.answered': {
    outcome: 'granted' | 'denied' | 'failed';
  };
  'chat.conversation.started': {
    path: string;
  };
  'pricing.rate.noticed': {
    version: number;
    fx?: number | undefined;
  };
  'composition.revision.noticed': {
    revision: number;
  };
}
export type EventName = keyof EventMap;
export declare const EVENT_CHECKS: {
  readonly [Name in EventName]: Check;
};
export {};
