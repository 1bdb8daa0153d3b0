/** @jest-environment <rootDir>/shared/testing/src/jest/browser-environment.mjs */
import { beforeEach, expect, it, jest } from '@jest/globals';
import { growFrom } from './growing-picture.ts';

const animate = jest.fn<(frames: readonly Keyframe[]) => void>();
let still = false;

const at = (element: Element | null, left: number, top: number, size: number): void => {
  Object.assign(element ?? {}, { getBoundingClientRect: () => ({ left, top, width: size, height: size }) });
};

beforeEach(() => {
  still = false;
  animate.mockReset();
  Object.assign(HTMLElement.prototype, { animate });
  globalThis.matchMedia = () => ({ matches: still }) as MediaQueryList;
  document.body.innerHTML = '<main id="main"><div id="card"></div></main>';
  at(document.getElementById('card'), 20, 300, 100);
});

const arrive = (): void => {
  document.body.innerHTML = '<main id="main"><ul data-picture-place></ul></main>';
  at(document.querySelector('[data-picture-place]'), 0, 60, 400);
};

it('the picture of a product grows from where its card was', () => {
  const grow = growFrom(document.getElementById('card'));
  arrive();
  grow();
  expect(animate.mock.calls[0]?.[0].map(({ transform }) => transform)).toEqual([
    'translate(20px, 240px) scale(0.25, 0.25)',
    'none',
  ]);
});

it.each([
  [
    'the shopper wants no motion',
    () => {
      still = true;
    },
    arrive,
  ],
  ['the card was not drawn', () => at(document.getElementById('card'), 0, 0, 0), arrive],
  [
    'the new page has no such picture',
    () => undefined,
    () => {
      document.body.innerHTML = '<main id="main"></main>';
    },
  ],
])('nothing moves when %s', (_why, before, after) => {
  before();
  const grow = growFrom(document.getElementById('card'));
  after();
  grow();
  expect(animate).not.toHaveBeenCalled();
});

it('nothing moves on a visit without a picture', () => {
  const grow = growFrom(null);
  arrive();
  grow();
  expect(animate).not.toHaveBeenCalled();
});
