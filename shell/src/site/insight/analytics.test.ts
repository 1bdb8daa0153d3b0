import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { type EventBatch, EventBatch as Schema } from '@suvarna/contracts/events';
import { createEventBus } from '@suvarna/event-bus';
import { Value } from 'typebox/value';
import { startAnalytics } from './analytics.ts';

const send = jest.fn<(batch: EventBatch) => void>();
let signedIn = false;
let seen: readonly number[] = [];
const scene = { country: 'GBP', locale: 'hi', isSignedIn: () => signedIn, seen: () => seen } as const;

beforeEach(() => {
  jest.useFakeTimers();
  signedIn = false;
  seen = [];
  send.mockReset();
});
afterEach(() => {
  jest.useRealTimers();
});

const start = () => {
  const bus = createEventBus({ badPayload: 'throw', report: () => undefined });
  return { bus, analytics: startAnalytics(bus, { send }, scene, { remote: 'catalog', routeId: 'home' }) };
};

it('counts pages and purchases steps, tagged with who is there, in one batch', () => {
  const { bus } = start();
  bus.emit('navigation.page.shown', {
    path: '/jewellery/search/?q=my+name',
    remote: 'catalog',
    routeId: 'product',
    title: 'A title',
  });
  bus.emit('catalogue.product.viewed', { productId: 7 });
  bus.emit('bag.line-item.added', { productId: 7, sku: 'SKU-1', title: 'Ring', quantity: 1, count: 1 });
  jest.advanceTimersByTime(5_000);
  expect(send.mock.calls).toEqual([
    [
      {
        audience: 'Guest User',
        country: 'GBP',
        locale: 'hi',
        events: [
          { name: 'page-shown', remote: 'catalog', route: 'home' },
          { name: 'page-shown', remote: 'catalog', route: 'product' },
          { name: 'product-viewed', remote: 'catalog', route: 'product', product_id: 7 },
          { name: 'bag-added', remote: 'catalog', route: 'product', product_id: 7 },
        ],
      },
    ],
  ]);
  expect(Value.Check(Schema, send.mock.calls[0]?.[0])).toBe(true);
});

it('never says a name, an address of a page or words that were searched', () => {
  const { bus, analytics } = start();
  signedIn = true;
  bus.emit('session.customer.signed-in', { name: 'Asha Rao', hasPhone: true });
  bus.emit('navigation.page.shown', {
    path: '/jewellery/search/?q=asha+9876543210',
    remote: 'catalog',
    routeId: 'search',
    title: 'asha 9876543210',
  });
  bus.emit('toast.message.requested', { text: 'Hello Asha', kind: 'info' });
  analytics.flush();
  const said = JSON.stringify(send.mock.calls);
  expect(said).toContain('LoggedIn');
  expect(said).not.toMatch(/asha|98765|search\/|Hello/i);
});

it('does not mix what a guest and a customer did', () => {
  const { bus, analytics } = start();
  signedIn = true;
  bus.emit('session.customer.signed-in', { name: 'Asha Rao', hasPhone: true });
  analytics.flush();
  expect(send.mock.calls.map(([{ audience, events }]) => [audience, events.map(({ name }) => name)])).toEqual(
    [
      ['Guest User', ['page-shown']],
      ['LoggedIn', ['signed-in']],
    ],
  );
});

it('says of a design which were looked at before it, once, and of no other step', () => {
  const { bus, analytics } = start();
  seen = [5, 4, 3, 2, 1];
  bus.emit('catalogue.product.viewed', { productId: 7 });
  seen = [7, 5, 4, 3, 2, 1];
  bus.emit('catalogue.product.viewed', { productId: 5 });
  bus.emit('bag.line-item.added', { productId: 7, sku: 'SKU-1', title: 'Ring', quantity: 1, count: 1 });
  analytics.flush();
  const events = send.mock.calls.flatMap(([batch]) => batch.events);
  expect(events.map(({ product_id: id, after }) => [id, after])).toEqual([
    [undefined, undefined],
    [7, [5, 4, 3, 2]],
    [5, undefined],
    [7, undefined],
  ]);
  expect(Value.Check(Schema, send.mock.calls[0]?.[0])).toBe(true);
});

it('is silent once it was stopped', () => {
  const { bus, analytics } = start();
  analytics.stop();
  send.mockReset();
  bus.emit('catalogue.product.viewed', { productId: 7 });
  jest.advanceTimersByTime(60_000);
  expect(send).not.toHaveBeenCalled();
});
