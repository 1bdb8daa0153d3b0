/** @jest-environment <rootDir>/shared/testing/src/jest/browser-environment.mjs */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { bus } from '@suvarna/event-bus';
import type { EmbedFragment } from '@suvarna/remote-kit/host';
import { followAdded } from './follow-added.ts';

const remove = jest.fn();
const embed = jest.fn<EmbedFragment>(() => remove);
const add = (productId = 7): void =>
  bus.emit('bag.line-item.added', { productId, sku: 'R-1', title: 'Ring', quantity: 1, count: 1 });
const places = () => [...document.querySelectorAll('[data-fragment]')];

const offered = { remotes: [{ name: 'checkout', fragments: ['mini-bag', 'added-piece'] }] };
let composition = offered;
followAdded(embed, { get: () => composition as never }, bus);

beforeEach(() => {
  bus.emit('navigation.page.shown', { path: '/', remote: 'catalog', routeId: 'home', title: '' });
  document.body.innerHTML = '<main id="main"></main><footer></footer>';
  embed.mockClear();
  remove.mockClear();
});

describe('a panel beside the page', () => {
  it('comes between page and footer when a piece was added, and goes with the page', () => {
    history.replaceState(null, '', '/jewellery/rings/lotus_product_7/');
    expect(embed).not.toHaveBeenCalled();
    add();
    expect([...document.body.children].map(({ tagName }) => tagName)).toEqual(['MAIN', 'DIV', 'FOOTER']);
    expect(embed).toHaveBeenCalledWith('checkout', 'added-piece', expect.any(HTMLElement), {
      productId: 7,
      sku: 'R-1',
    });
    expect(embed.mock.lastCall?.[2]).toBe(places()[0]);
    bus.emit('navigation.page.shown', { path: '/', remote: 'catalog', routeId: 'home', title: '' });
    expect([places(), remove.mock.calls.length]).toEqual([[], 1]);
  });

  it('is about the last piece alone', () => {
    history.replaceState(null, '', '/jewellery/rings/lotus_product_7/');
    add(7);
    add(8);
    expect([places().length, remove.mock.calls.length, embed.mock.lastCall?.[3]]).toEqual([
      1,
      1,
      { productId: 8, sku: 'R-1' },
    ]);
  });

  it('does not come where no remote offers it', () => {
    history.replaceState(null, '', '/jewellery/rings/lotus_product_7/');
    composition = { remotes: [{ name: 'checkout', fragments: ['mini-bag'] }] };
    add();
    composition = offered;
    expect([embed.mock.calls.length, places()]).toEqual([0, []]);
  });

  it.each(['/checkout/cart/', '/bag/', '/guest-address/', '/hi/checkout/payment/'])(
    'does not come on %s',
    (path) => {
      history.replaceState(null, '', path);
      add();
      expect([embed.mock.calls.length, places()]).toEqual([0, []]);
    },
  );
});
