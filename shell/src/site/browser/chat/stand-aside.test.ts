/** @jest-environment <rootDir>/shared/testing/src/jest/browser-environment.mjs */
import { bus } from '@suvarna/event-bus';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { isTaken, standAside } from './stand-aside.ts';

const BUTTON = new DOMRect(300, 600, 52, 52);
const at = (x: number, y: number, width: number, height: number) =>
  [new DOMRect(x, y, width, height)] as unknown as DOMRectList;

function place(markup: string, boxes: DOMRectList, words = at(0, 0, 0, 0)): Element {
  document.body.innerHTML = markup;
  const element = document.body.firstElementChild as Element;
  element.getClientRects = () => boxes;
  Range.prototype.getClientRects = () => words;
  return element;
}

describe('the place of the chat button', () => {
  it.each([
    ['a field', '<input>'],
    ['a button', '<button>Check</button>'],
    ['a size', '<a href="/x">12</a>'],
  ])('is taken by %s', (_name, markup) => {
    expect(isTaken(BUTTON, [place(markup, at(250, 590, 80, 44))])).toBe(true);
    expect(isTaken(BUTTON, [place(markup, at(0, 590, 80, 44))])).toBe(false);
  });

  it('is taken by words where they stand, not by the empty rest of their line', () => {
    const price = () => place('<dd>₹62,657</dd>', at(0, 600, 390, 24), at(310, 600, 60, 24));
    expect(isTaken(BUTTON, [price()])).toBe(true);
    expect(isTaken(BUTTON, [place('<dd>Free</dd>', at(0, 600, 390, 24), at(16, 600, 40, 24))])).toBe(false);
  });

  it('is free above a picture and the card around it', () => {
    expect(isTaken(BUTTON, [place('<img alt="">', at(0, 500, 390, 300))])).toBe(false);
    expect(isTaken(BUTTON, [place('<article><p>Name</p></article>', at(0, 500, 390, 300))])).toBe(false);
  });
});

describe('the chat button', () => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it('waits with its look until one page has faded into the next: before, there is nothing below it', () => {
    jest.useFakeTimers();
    let fading = true;
    document.body.innerHTML = '<a data-chat-button></a><input>';
    const [button, field] = document.querySelectorAll<HTMLElement>('a, input');
    if (!button || !field) throw new Error('the document has neither');
    button.getBoundingClientRect = () => BUTTON;
    field.getClientRects = () => at(250, 590, 80, 44);
    jest.spyOn(document.documentElement, 'matches').mockImplementation(() => fading);
    document.elementsFromPoint = () => (fading ? [document.documentElement] : [field]);
    Object.assign(globalThis, {
      CSS: { supports: () => true },
      ResizeObserver: class {
        observe = (): void => undefined;
      },
      requestIdleCallback: (run: () => void) => run(),
    });
    standAside(bus);
    bus.emit('navigation.page.shown', { path: '/', remote: 'catalog', routeId: 'home', title: 'Home' });
    jest.advanceTimersByTime(300);
    expect(button.hasAttribute('data-aside')).toBe(false);
    fading = false;
    jest.advanceTimersByTime(300);
    expect(button.hasAttribute('data-aside')).toBe(true);
    jest.clearAllTimers();
  });
});
