/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { bus } from '@suvarna/event-bus';
import { act, renderHook } from '@testing-library/react';
import { useOwnAddress } from './use-own-address.ts';
import { useNavigateIfHere } from './use-navigate-if-here.ts';

const visits: object[] = [];
let stop: () => void;
beforeEach(() => {
  history.replaceState(null, '', '/pay/');
  visits.length = 0;
  stop = bus.on('navigation.visit.requested', (visit) => visits.push(visit));
});
afterEach(() => stop());

it('leads on who waited for the answer', () => {
  const { result } = renderHook(() => useNavigateIfHere());
  act(() => result.current.visit('/order/'));
  act(() => result.current.visit('/', true));
  expect(visits).toEqual([
    { to: '/order/', replace: false },
    { to: '/', replace: true },
  ]);
  act(() => result.current.leave('#bank'));
  expect([location.hash, result.current.leaving]).toEqual(['#bank', true]);
});

it('leaves alone who went on to another page, whether this one is still drawn or gone', () => {
  const { result, unmount } = renderHook(() => useNavigateIfHere());
  const { visit, leave } = result.current;
  history.pushState(null, '', '/rings/');
  const goOn = (): void => {
    visit('/order/');
    leave('#bank');
  };
  act(goOn);
  unmount();
  history.replaceState(null, '', '/pay/');
  goOn();
  expect([visits, location.hash]).toEqual([[], '']);
});

it('is ready again for who comes back by the browser’s own button', () => {
  const { result } = renderHook(() => useNavigateIfHere());
  act(() => result.current.leave('#bank'));
  const show = (persisted: boolean) =>
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
  show(false);
  expect(result.current.leaving).toBe(true);
  show(true);
  expect(result.current.leaving).toBe(false);
});

it('leads on from a page that has given itself another address', () => {
  const { result } = renderHook(() => ({ way: useNavigateIfHere(), replaceAddress: useOwnAddress() }));
  result.current.replaceAddress('/pay/again/');
  act(() => result.current.way.visit('/order/'));
  expect(visits).toEqual([{ to: '/order/', replace: false }]);
});
