/** When a visit is counted: as a canary's always, as any other while pages may be counted. */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { InsightBatch } from '@suvarna/contracts/events';
import { createEventBus } from '@suvarna/event-bus';
import { createVisits } from './visits.ts';

const tell = jest.fn<(batch: InsightBatch) => void>();
const ofRemote = (remote: string) => ({ remote, version: '1.0.0' });
const fault = { ...ofRemote('catalog'), kind: 'error' } as const;

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  tell.mockReset();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'PerformanceNavigationTiming');
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

/** @param timing what the composer said the document is counted as */
function start(timing?: string, failed?: true) {
  class Timing {
    readonly serverTiming = timing === undefined ? [] : [{ name: 'canary', description: timing }];
  }
  Reflect.set(globalThis, 'PerformanceNavigationTiming', Timing);
  Reflect.set(performance, 'getEntriesByType', () => [new Timing()]);
  const bus = createEventBus({ badPayload: 'throw', report: () => undefined });
  const visits = createVisits({
    bus,
    live: { get: () => ({ revision: 3, cohort: 'production', remotes: [] }) },
    sources: {
      ofRemote,
      ofElement: () => ofRemote('shell'),
      ofPage: () => null,
      ofStack: () => ofRemote('shell'),
    },
    page: { remote: 'catalog', ...(failed && { failed }) },
    storage: sessionStorage,
    tell,
  });
  const open = (remote: string) =>
    bus.emit('navigation.page.shown', { path: '/x/', remote, routeId: 'x', title: '' });
  return { visits, open };
}
const told = () => tell.mock.calls.map(([{ visit }]) => visit);

it('a visit is not counted, and nothing is stored, before pages may be counted', () => {
  const { visits, open } = start();
  visits.fault(fault);
  open('account');
  jest.advanceTimersByTime(60_000);
  expect([told(), visits.take(), sessionStorage.length]).toEqual([[], null, 0]);
});

it('a visit begins with the page on screen once pages may be counted, and is told after a while', () => {
  const { visits, open } = start();
  open('account');
  visits.begin();
  open('catalog');
  open('');
  visits.fault(fault);
  jest.advanceTimersByTime(9_000);
  expect(told()).toEqual([]);
  jest.advanceTimersByTime(1_000);
  expect(told()).toMatchObject([
    {
      cohort: 'control',
      begun: true,
      faulty: true,
      faults: [{ ...fault, first: true }],
      pages: [
        { ...ofRemote('account'), views: 1, begun: true },
        { ...ofRemote('catalog'), views: 1, begun: true },
      ],
    },
  ]);
});

it('what was told with other news is not told again', () => {
  const { visits } = start();
  visits.begin();
  expect(visits.take()).toMatchObject({ begun: true });
  visits.flush();
  expect(told()).toEqual([]);
});

it('nothing is counted after a no', () => {
  const { visits, open } = start();
  visits.begin();
  visits.flush();
  visits.end();
  open('account');
  visits.fault(fault);
  jest.advanceTimersByTime(60_000);
  expect([told().length, visits.take()]).toEqual([1, null]);
});

it('a visit in a comparison is counted from the start, told soon, and goes on', () => {
  const { visits } = start('7.canary', true);
  jest.advanceTimersByTime(2_000);
  visits.begin();
  visits.end();
  visits.fault(fault);
  visits.flush();
  expect(told()).toMatchObject([
    { canary: 7, cohort: 'canary', faulty: true, faults: [{ kind: 'fallback' }] },
    { canary: 7, begun: false, faults: [fault] },
  ]);
});
