import { describe, expect, jest, test } from '@jest/globals';
import { EVENT_CHECKS, type EventMap } from '@suvarna/contracts/bus-events';
import { bus, createEventBus, type BadPayloadMode, type BusReport } from './event-bus.ts';

const aBus = (badPayload: BadPayloadMode = 'throw') => {
  const reports: BusReport[] = [];
  return {
    bus: createEventBus({
      checks: EVENT_CHECKS,
      badPayload,
      report: (report) => reports.push(report),
    }),
    reports,
  };
};
const wrong = { count: -1 };

describe('event bus', () => {
  test('tells listeners of that event only', () => {
    const { bus } = aBus();
    const bag = jest.fn();
    const session = jest.fn();
    bus.on('bag.contents.changed', bag);
    bus.on('session.customer.signed-out', session);
    bus.emit('bag.contents.changed', { count: 3 });
    expect(bag.mock.calls).toEqual([[{ count: 3 }]]);
    expect(session).not.toHaveBeenCalled();
  });

  test('a listener that left hears nothing, and leaving twice is harmless', () => {
    const { bus } = aBus();
    const handler = jest.fn();
    const leave = bus.on('bag.contents.changed', handler);
    expect(bus.listenerCount).toBe(1);
    leave();
    leave();
    bus.emit('bag.contents.changed', { count: 1 });
    expect(handler).not.toHaveBeenCalled();
    expect(bus.listenerCount).toBe(0);
  });

  test('a listener that throws is reported and the others still hear', () => {
    const { bus, reports } = aBus();
    const after = jest.fn();
    const failure = new Error('boom');
    bus.on('bag.contents.changed', () => {
      throw failure;
    });
    bus.on('bag.contents.changed', after);
    bus.emit('bag.contents.changed', { count: 1 });
    bus.emit('bag.contents.changed', { count: 2 });
    expect(after).toHaveBeenCalledTimes(2);
    expect(reports).toEqual([
      { kind: 'handler-failed', event: 'bag.contents.changed', error: failure },
      { kind: 'handler-failed', event: 'bag.contents.changed', error: failure },
    ]);
  });

  test('a listener may leave while it is being told', () => {
    const { bus } = aBus();
    const seen: string[] = [];
    const leave = bus.on('bag.contents.changed', () => {
      seen.push('first');
      leave();
    });
    bus.on('bag.contents.changed', () => seen.push('second'));
    bus.emit('bag.contents.changed', { count: 1 });
    bus.emit('bag.contents.changed', { count: 1 });
    expect(seen).toEqual(['first', 'second', 'second']);
  });

  test('development: a bad payload throws at the sender, naming event and payload', () => {
    const { bus } = aBus('throw');
    expect(() => bus.emit('bag.contents.changed', wrong)).toThrow(/bag\.contents\.changed.*\{"count":-1\}/);
  });

  test('production: a bad payload is dropped, counted and reported', () => {
    const { bus, reports } = aBus('count');
    const handler = jest.fn();
    bus.on('bag.contents.changed', handler);
    bus.emit('bag.contents.changed', wrong);
    bus.emit('bag.contents.changed', { count: 1, extra: true } as EventMap['bag.contents.changed']);
    expect(handler).not.toHaveBeenCalled();
    expect(bus.badPayloads).toEqual({ 'bag.contents.changed': 2 });
    expect(reports.map(({ kind }) => kind)).toEqual(['bad-payload', 'bad-payload']);
  });

  test('an event outside the map is refused', () => {
    const { bus } = aBus('count');
    bus.emit('bag.unheard.of' as 'bag.contents.changed', { count: 1 });
    expect(bus.badPayloads).toEqual({ 'bag.unheard.of': 1 });
  });

  test('is also an observable', () => {
    const { bus } = aBus();
    const seen: number[] = [];
    const subscription = bus.stream('bag.contents.changed').subscribe(({ count }) => seen.push(count));
    bus.emit('bag.contents.changed', { count: 2 });
    subscription.unsubscribe();
    bus.emit('bag.contents.changed', { count: 3 });
    expect(seen).toEqual([2]);
  });

  test('the page bus takes every event until the host brings its checks, and is strict outside of production', () => {
    bus.emit('bag.contents.changed', wrong);
    bus.check(EVENT_CHECKS);
    expect(() => bus.emit('bag.contents.changed', wrong)).toThrow();
  });
});
