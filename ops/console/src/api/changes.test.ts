import { expect, jest, test } from '@jest/globals';
import { createChanges, type ChangeKind } from './changes.ts';

/** A stream in the hands of a test. */
function aSource() {
  const target = new EventTarget();
  return Object.assign(target, { readyState: 0, isClosed: false, close: () => undefined });
}

test('says what is new while it listens, and asks for everything when it begins', () => {
  const source = aSource();
  const news: (ChangeKind | null)[] = [];
  const changes = createChanges(
    () => source,
    (kind) => news.push(kind),
  );
  const leave = changes.subscribe(() => undefined);
  source.dispatchEvent(new Event('open'));
  expect(changes.isOpen()).toBe(true);
  source.dispatchEvent(new MessageEvent('change', { data: '{"kind":"canary"}' }));
  source.dispatchEvent(new MessageEvent('change', { data: '{"kind":"of another day"}' }));
  expect(news).toEqual([null, 'canary']);
  leave();
  expect(changes.isOpen()).toBe(false);
});

test('a stream that was refused is opened again after a while', () => {
  jest.useFakeTimers();
  const opened: ReturnType<typeof aSource>[] = [];
  const changes = createChanges(
    () => {
      const source = aSource();
      opened.push(source);
      return source;
    },
    () => undefined,
  );
  const leave = changes.subscribe(() => undefined);
  const [first] = opened;
  if (first) first.readyState = 2;
  first?.dispatchEvent(new Event('error'));
  expect([changes.isOpen(), opened.length]).toEqual([false, 1]);
  jest.advanceTimersByTime(5_000);
  expect(opened).toHaveLength(2);
  leave();
  jest.useRealTimers();
});
