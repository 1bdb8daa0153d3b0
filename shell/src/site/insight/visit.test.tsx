import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cohortOfDocument, createVisitWatch, kindOfError } from './visit.ts';

const fault = { kind: 'error', remote: 'catalog', version: '1.1.0' } as const;
const onNews = jest.fn();
const watch = (
  canary = 7,
  cohort: 'control' | 'canary' = 'canary',
  storage: Storage | null = sessionStorage,
) => createVisitWatch({ canary, cohort, revision: 12, storage, onNews });

beforeEach(() => {
  sessionStorage.clear();
  onNews.mockClear();
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a session', () => {
  it('is faulty once, however often its page loops', () => {
    const told = Array.from({ length: 5 }, () => {
      const visit = watch();
      visit.fault(fault);
      visit.fault(fault);
      return visit.take();
    });
    expect(told.map((visit) => [visit.shown, visit.begun, visit.faulty, visit.faults.length])).toEqual([
      [true, true, true, 1],
      ...Array.from({ length: 4 }, () => [true, false, false, 0]),
    ]);
  });

  it('tells each kind of fault in each release once', () => {
    const visit = watch();
    for (const kind of ['error', 'load', 'error'] as const) visit.fault({ ...fault, kind });
    visit.fault({ ...fault, version: '1.2.0' });
    expect(visit.take().faults).toEqual([
      { ...fault, first: true },
      { ...fault, kind: 'load' },
      { ...fault, version: '1.2.0', first: true },
    ]);
    expect(visit.take()).toMatchObject({
      canary: 7,
      cohort: 'canary',
      shown: false,
      faulty: false,
      faults: [],
    });
  });

  it('counts each view of a page, and each remote once', () => {
    const page = { remote: 'catalog', version: '1.1.0' };
    const visit = watch();
    visit.page(page);
    visit.page(page);
    expect(visit.take().pages).toEqual([{ ...page, views: 2, begun: true }]);
    expect(visit.hasNews()).toBe(false);
    const next = watch();
    next.page(page);
    next.page({ remote: 'account', version: '1.0.0' });
    expect(next.hasNews()).toBe(true);
    expect(next.take().pages).toEqual([
      { ...page, views: 1, begun: false },
      { remote: 'account', version: '1.0.0', views: 1, begun: true },
    ]);
  });

  it('outside a comparison is one of its composition', () => {
    const visitOf = (revision: number) =>
      createVisitWatch({
        canary: null,
        cohort: 'control',
        revision,
        storage: sessionStorage,
        onNews,
      }).take();
    expect(visitOf(4)).toMatchObject({ cohort: 'control', begun: true });
    expect(visitOf(4)).toMatchObject({ begun: false });
    expect(visitOf(5)).toMatchObject({ begun: true });
    expect(visitOf(5)).not.toHaveProperty('canary');
  });

  it('buys once', () => {
    const visit = watch();
    visit.sign('bagged');
    visit.take();
    visit.sign('bagged');
    expect(visit.take().bagged).toBe(false);
    visit.sign('ordered');
    expect(visit.take()).toMatchObject({ shown: false, bagged: false, ordered: true });
  });

  it.each([
    ['of another canary', 8, 'canary'],
    ['in the other cohort', 7, 'control'],
  ] as const)('%s is another one', (_what, canary, cohort) => {
    watch().take();
    expect(watch(canary, cohort).take().begun).toBe(true);
  });

  it.each(['{', '"x"', '{"of":"7.canary","told":[1]}', '[]'])('forgets what it cannot read: %s', (text) => {
    sessionStorage.setItem('release_session', text);
    expect(watch().take().begun).toBe(true);
  });

  it('is a document where nothing can be stored', () => {
    expect(watch(7, 'canary', null).take().begun).toBe(true);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(watch().take().begun).toBe(true);
    expect(watch().take().begun).toBe(true);
  });

  it('stores nothing that names anybody', () => {
    watch().fault(fault);
    expect(Object.keys(sessionStorage)).toEqual(['release_session']);
    expect(sessionStorage.getItem('release_session')).toBe(
      '{"of":"7.canary","told":["begun","faulty","error catalog@1.1.0","any catalog@1.1.0"]}',
    );
  });
});

it.each([
  [new Error('Minified React error #418; visit https://react.dev'), 'hydration'],
  [new Error('Hydration failed because the server rendered text'), 'hydration'],
  [Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' }), 'load'],
  [new TypeError('Failed to fetch dynamically imported module: https://shop.example/x.js'), 'load'],
  [new TypeError('x is not a function'), 'error'],
  ['a text', 'error'],
])('%s is of kind %s', (error, kind) => {
  expect(kindOfError(error)).toBe(kind);
});

describe('a document', () => {
  const saying = (description: string | undefined): void => {
    class Timing {
      readonly serverTiming = description === undefined ? [] : [{ name: 'canary', description }];
    }
    Reflect.set(globalThis, 'PerformanceNavigationTiming', Timing);
    Reflect.set(performance, 'getEntriesByType', () => [new Timing()]);
  };
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'PerformanceNavigationTiming');
    Reflect.deleteProperty(performance, 'getEntriesByType');
  });
  it.each([
    ['7.canary', { canary: 7, cohort: 'canary' }],
    ['12.control', { canary: 12, cohort: 'control' }],
    ['12.everybody', null],
    [undefined, null],
  ])('that says %s is counted as %j', (description, expected) => {
    saying(description);
    expect(cohortOfDocument()).toEqual(expected);
  });
});
