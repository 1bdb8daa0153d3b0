import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import { bus } from '@suvarna/event-bus';
import { session, STORAGE_KEYS } from '@suvarna/session';
import { act } from '@testing-library/react';
import type { Activity } from '../browser/follow/activity.ts';
import { BREATH_MS, LOOK_AGAIN_MS, PINCODE_MODAL_MS } from './constants.ts';
import { startPrompts } from './start-prompts.ts';

const LONG = 20_000;
/** It looks again, and then its code comes in tasks of their own. */
const SOON = 2 * LOOK_AGAIN_MS;
const stops: (() => void)[] = [];

/** Time goes by, and what its timers began is drawn. */
const pass = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));
const open = (): string | undefined =>
  document.querySelector<HTMLElement>('#shell-prompts [data-prompt]')?.dataset['prompt'];

/** The home page of a guest in India who touches nothing. Only the pincode is still to be asked for. */
async function aQuietPage(
  isNavigating: () => boolean = () => false,
  chooses: Pick<Activity, 'isChoosing' | 'choiceEnded'> = {
    isChoosing: () => false,
    choiceEnded: () => undefined,
  },
): Promise<void> {
  const began = performance.now();
  await startPrompts({
    locale: 'en',
    country: 'INR',
    began,
    activity: { actedAt: () => began, tappedAt: () => Number.NEGATIVE_INFINITY, ...chooses },
    isNavigating,
    live: { get: () => ({ revision: 1, cohort: 'stable', remotes: [] }), subscribe: () => undefined },
    report: (error) => {
      throw error;
    },
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, {
    __REMOTE__: { name: 'shell', version: '1.0.0' },
    __HOST__: {},
    matchMedia: () => ({ matches: false }),
  });
  localStorage.setItem(STORAGE_KEYS.popupShown, 'true');
  // What a page listens to would go on in the page of the next test.
  const [on, subscribe] = [bus.on.bind(bus), session.subscribe.bind(session)];
  jest.spyOn(bus, 'on').mockImplementation((...heard: Parameters<typeof bus.on>) => {
    const stop = on(...heard);
    stops.push(stop);
    return stop;
  });
  jest.spyOn(session, 'subscribe').mockImplementation((listener) => {
    const stop = subscribe(listener);
    stops.push(stop);
    return stop;
  });
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  jest.clearAllTimers();
  jest.useRealTimers();
  document.body.innerHTML = '';
  localStorage.clear();
  sessionStorage.clear();
});

it('asks for the pincode on a quiet page when its time has come', async () => {
  await aQuietPage();
  await pass(PINCODE_MODAL_MS - 1);
  expect(open()).toBeUndefined();
  await pass(SOON);
  expect(open()).toBe('pincode');
});

it('opens nothing while a call of the shopper is not answered, and the pincode afterwards', async () => {
  const asking = jest.spyOn(api, 'isAsking').mockReturnValue(true);
  await aQuietPage();
  await pass(LONG);
  expect(open()).toBeUndefined();
  asking.mockReturnValue(false);
  await pass(SOON);
  expect(open()).toBe('pincode');
});

it('opens nothing while a page is on its way, and the pincode afterwards', async () => {
  let onItsWay = true;
  await aQuietPage(() => onItsWay);
  await pass(LONG);
  expect(open()).toBeUndefined();
  onItsWay = false;
  await pass(SOON);
  expect(open()).toBe('pincode');
});

it('does not ask on the page where something was put into the bag, but on the next', async () => {
  await aQuietPage();
  bus.emit('bag.line-item.added', {
    productId: 1042,
    sku: 'RG01042-18Y-12',
    title: 'Lotus Bloom Ring',
    quantity: 1,
    count: 1,
  });
  await pass(LONG);
  expect(open()).toBeUndefined();
  bus.emit('navigation.page.shown', { path: '/', remote: 'catalog', routeId: 'home', title: 'Home' });
  await pass(BREATH_MS + SOON);
  expect(open()).toBe('pincode');
});

it('on a product page nothing is asked from the first touch of a choice until the piece is in the bag', async () => {
  history.replaceState(null, '', '/jewellery/rings/a_product_101084/');
  let choosing = true;
  await aQuietPage(undefined, {
    isChoosing: () => choosing,
    choiceEnded: () => {
      choosing = false;
    },
  });
  await pass(LONG);
  expect(open()).toBeUndefined();
  // Elsewhere a touched control holds nothing back.
  history.replaceState(null, '', '/');
  await pass(SOON);
  expect(open()).toBe('pincode');
  history.replaceState(null, '', '/');
});
