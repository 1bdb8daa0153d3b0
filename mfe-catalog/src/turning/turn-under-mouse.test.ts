/** @jest-environment <rootDir>/shared/testing/src/jest/browser-environment.mjs */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { turnUnderMouse } from './turn-under-mouse.ts';

const animate = jest.fn(() => new EventTarget());
let leaving: AbortController;
let asked: string[];

const ask = (kind: string) =>
  (async (address: string) => {
    asked.push(address);
    return new Response(null, { headers: { 'x-picture': kind } });
  }) as typeof fetch;
/** A pointer comes over an element. */
function over(target: Element | null, pointerType = 'mouse'): void {
  const event = new Event('pointerover', { bubbles: true });
  Object.assign(event, { pointerType });
  target?.dispatchEvent(event);
}
const card = (id: number): string =>
  `<article id="card-${id}"><div data-picture><img src="/media/designs/${id}/hero-rose-515-0123456789abcd"></div><a>Lotus</a></article>`;
const turning = () => [...document.querySelectorAll<HTMLElement>('[data-picture] div')];
const passed = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
  leaving = new AbortController();
  animate.mockClear();
  Object.assign(Element.prototype, { animate });
  Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
  Object.assign(HTMLImageElement.prototype, { decode: async () => undefined });
  document.body.innerHTML = `<main>${card(1)}${card(2)}<p>below</p></main>`;
  for (const image of document.querySelectorAll('img'))
    Object.defineProperty(image, 'currentSrc', { value: image.src });
});
afterEach(() => {
  leaving.abort();
  jest.useRealTimers();
});

const begin = (kind = 'final'): void => {
  const main = document.querySelector('main');
  if (main) turnUnderMouse(main, leaving.signal, ask(kind));
};

it('turns the piece of a card on which a mouse rests, and stops when it leaves', async () => {
  begin();
  over(document.querySelector('#card-1 a'));
  await passed(400);
  expect(asked).toEqual(['http://localhost/media/designs/1/turn-rose-515']);
  expect(turning()).toHaveLength(1);
  expect(animate).toHaveBeenCalledTimes(2);
  over(document.querySelector('#card-1 img'));
  await passed(400);
  expect(asked).toHaveLength(1);
  over(document.querySelector('p'));
  expect(turning()).toHaveLength(0);
});

it('is over after one turn', async () => {
  begin();
  over(document.querySelector('#card-1 img'));
  await passed(400);
  const turns = animate.mock.results.map(({ value }) => value as EventTarget);
  turns.at(-1)?.dispatchEvent(new Event('finish'));
  expect(turning()).toHaveLength(0);
});

it('asks for nothing when a mouse passes, and for nothing under a finger', async () => {
  begin();
  over(document.querySelector('#card-1 img'));
  await passed(100);
  over(document.querySelector('#card-2 img'), 'touch');
  await passed(1_000);
  expect(asked).toEqual([]);
});

it('leaves the picture as it is where no turn comes', async () => {
  begin('none');
  over(document.querySelector('#card-2 img'));
  await passed(1_000);
  expect(asked).toHaveLength(1);
  expect(turning()).toHaveLength(0);
});
