/** @jest-environment jsdom */
import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import { listenToLinks } from './links.ts';

const visit = jest.fn<(url: URL) => Promise<void>>(() => Promise.resolve());
const expectVisit = jest.fn();

beforeAll(() => {
  globalThis.IntersectionObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  } as unknown as typeof IntersectionObserver;
  listenToLinks({ visit, expect: expectVisit, sight: () => false, routesKnown: Promise.resolve() });
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

  it.each(['#hash', '#new', '#document', '#download'])('leaves %s to the browser', (selector) => {
    click(selector);
    expect(visit).not.toHaveBeenCalled();
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'leaves %o to the browser',
    (init) => {
      const stop = (event: Event): void => event.preventDefault();
      window.addEventListener('click', stop);
      click('#page', init);
      window.removeEventListener('click', stop);
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
});
