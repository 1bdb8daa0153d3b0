import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createDeparture } from './departure.ts';

const giveWay = jest.fn(() => Promise.resolve());
const visited: string[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  giveWay.mockClear();
  visited.length = 0;
  Object.assign(globalThis, {
    stop: () => visited.push('stop'),
    location: {
      assign: (url: URL) => visited.push(url.pathname),
      replace: (url: URL) => visited.push(`replace ${url.pathname}`),
      reload: () => visited.push('reload'),
    },
  });
});
afterEach(() => {
  jest.useRealTimers();
  for (const name of ['location', 'stop']) Reflect.deleteProperty(globalThis, name);
});

const elsewhere = new URL('https://shop.example/bag/');

describe('leaving a page', () => {
  it('forgets where the page would have given way to when another one is here', () => {
    const departure = createDeparture();
    departure.begin();
    departure.postpone(giveWay);
    departure.arrived();
    departure.stay();
    expect(giveWay).not.toHaveBeenCalled();
  });

  it('that came to nothing lets the page give way, once', () => {
    const departure = createDeparture();
    departure.begin();
    departure.postpone(giveWay);
    expect(departure.underWay()).toBe(true);
    departure.stay();
    departure.stay();
    expect(departure.underWay()).toBe(false);
    expect(giveWay).toHaveBeenCalledTimes(1);
  });

  it('for another document is over when no shopper left for a while', () => {
    const departure = createDeparture();
    departure.toDocument(elsewhere, 'push');
    departure.postpone(giveWay);
    jest.advanceTimersByTime(19_999);
    expect(departure.underWay()).toBe(true);
    jest.advanceTimersByTime(1);
    expect(departure.underWay()).toBe(false);
    expect(giveWay).toHaveBeenCalledTimes(1);
  });

  it('for another document is called off by a page that was chosen after it, and by nothing else', () => {
    const departure = createDeparture();
    departure.begin();
    departure.arrived();
    departure.toDocument(elsewhere, 'push');
    departure.stay();
    departure.arrived();
    expect(visited).toEqual(['/bag/']);
    departure.toDocument(elsewhere, 'push');
    departure.begin();
    departure.arrived();
    departure.arrived();
    expect(visited).toEqual(['/bag/', '/bag/', 'stop']);
    expect(departure.underWay()).toBe(false);
  });

  it('asks for the document the way the page was reached', () => {
    const departure = createDeparture();
    for (const move of ['push', 'replace', 'back'] as const) departure.toDocument(elsewhere, move);
    expect(visited).toEqual(['/bag/', 'replace /bag/', 'reload']);
  });
});
