/** @jest-environment <rootDir>/shared/testing/src/jest/browser-environment.mjs */
import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { listenToLinks } from './links.ts';

const visit = jest.fn<(url: URL) => Promise<void>>(() => Promise.resolve());
const expectVisit = jest.fn();
const sight = jest.fn(() => false);
let comesIntoView: (link: Element) => void = () => undefined;

beforeAll(() => {
  document.body.innerHTML = '<main id="main"></main>';
  globalThis.IntersectionObserver = class {
    constructor(hear: IntersectionObserverCallback) {
      comesIntoView = (target) =>
        hear([{ target, isIntersecting: true } as IntersectionObserverEntry], this as never);
    }
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  } as unknown as typeof IntersectionObserver;
  listenToLinks({ visit, expect: expectVisit, sight, routesKnown: Promise.resolve() });
});
beforeEach(() => {
  visit.mockClear();
  document.body.innerHTML = `
    <a id="page" href="/jewellery/rings/"><span>Rings</span></a>
    <a id="choice" href="/jewellery/rings/?colour=rose" data-in-place>Rose gold</a>
    <a id="hash" href="#details">Details</a>
    <a id="other" href="https://elsewhere.example/">Elsewhere</a>
    <a id="new" href="/blog/" target="_blank">New tab</a>
    <a id="document" href="/hi/" data-document>हिन्दी</a>
    <a id="download" href="/invoice.pdf" download>Invoice</a>`;
});

const click = (selector: string, init: MouseEventInit = {}): boolean => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...init });
  document.querySelector(selector)?.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('links of the store', () => {
  it('become soft navigations, also from inside the link, which looks pressed first', async () => {
    const link = document.getElementById('page');
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    visit.mockReturnValueOnce(arrived);
    expect(click('#page span')).toBe(true);
    expect(link?.dataset['leaving']).toBe('');
    expect(visit).not.toHaveBeenCalled();
    await waitFor(() => expect(visit).toHaveBeenCalledTimes(1));
    expect(visit.mock.calls[0]?.[0].pathname).toBe('/jewellery/rings/');
    expect(link?.dataset['leaving']).toBe('');
    arrive();
    await waitFor(() => expect(link?.dataset['leaving']).toBeUndefined());
  });

  /** As the browser would follow it, which it does not here. */
  const leave = (selector: string, init?: MouseEventInit): void => {
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    click(selector, init);
  };

  it.each(['#hash', '#new', '#document', '#download'])('leaves %s to the browser', (selector) => {
    leave(selector);
    expect(visit).not.toHaveBeenCalled();
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'leaves %o to the browser',
    (init) => {
      leave('#page', init);
      expect(visit).not.toHaveBeenCalled();
    },
  );

  it('are expected to be visited when the pointer is on them, unless they choose in place', () => {
    for (const id of ['#choice', '#page'])
      document.querySelector(id)?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(expectVisit.mock.calls.map(([url]) => (url as URL).href)).toEqual([
      `${location.origin}/jewellery/rings/`,
    ]);
  });

  it('are let go with their page once they were looked at: a long visit goes through many', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const look = (): WeakRef<Element> => {
      const link = document.createElement('a');
      link.href = '/jewellery/rings/';
      comesIntoView(link);
      return new WeakRef(link);
    };
    const looked = look();
    await waitFor(() => expect(sight).toHaveBeenCalledTimes(1));
    sight.mockReset();
    await setImmediate();
    collect();
    expect(looked.deref()).toBeUndefined();
  });
});
