/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useRead, type ReadOptions } from './use-read.ts';

interface Call {
  readonly key: string;
  readonly signal: AbortSignal;
  readonly answer: (data: string) => Promise<void>;
  readonly fail: (error: unknown) => Promise<void>;
}

function reading(first: string | null, options?: ReadOptions) {
  const calls: Call[] = [];
  const hook = renderHook(
    ({ key }) =>
      useRead(
        key,
        (signal) =>
          new Promise<string>((resolve, reject) => {
            calls.push({
              key: key ?? '',
              signal,
              answer: (data) => act(async () => resolve(data)),
              fail: (error) => act(async () => reject(error as Error)),
            });
          }),
        options,
      ),
    { initialProps: { key: first } },
  );
  const call = (at: number): Call => {
    const found = calls[at];
    if (!found) throw new Error(`there is no call ${at}`);
    return found;
  };
  return { ...hook, call, count: () => calls.length };
}

it('reads once for a key, however often it is drawn', async () => {
  const { result, rerender, call, count } = reading('a');
  expect(result.current).toMatchObject({ state: { status: 'loading' }, busy: true });
  rerender({ key: 'a' });
  await call(0).answer('A');
  rerender({ key: 'a' });
  expect(result.current).toMatchObject({ state: { status: 'ready', data: 'A' }, busy: false });
  expect(count()).toBe(1);
});

it('reads nothing without a key', () => {
  const { result, rerender, count } = reading(null);
  expect(result.current).toMatchObject({ state: { status: 'loading' }, busy: false });
  expect(count()).toBe(0);
  rerender({ key: 'a' });
  expect(count()).toBe(1);
});

it('shows why it failed, and reads the same again', async () => {
  const { result, call } = reading('a');
  const why = new Error('no line');
  await call(0).fail(why);
  expect(result.current.state).toEqual({ status: 'failed', error: why });
  act(() => result.current.retry());
  expect(result.current).toMatchObject({ state: { status: 'loading' }, busy: true });
  await call(1).answer('A');
  expect(result.current.state).toEqual({ status: 'ready', data: 'A' });
});

it('another key aborts what is under way, and a late answer is never shown', async () => {
  const { result, rerender, call } = reading('a');
  rerender({ key: 'b' });
  expect(call(0).signal.aborted).toBe(true);
  await call(1).answer('B');
  await call(0).answer('A');
  expect(result.current.state).toEqual({ status: 'ready', data: 'B' });
});

it('the failure of what was aborted is none', async () => {
  const { result, rerender, call } = reading('a');
  rerender({ key: 'b' });
  await call(0).fail(new Error('aborted'));
  expect(result.current.state).toEqual({ status: 'loading' });
});

it('what belongs to another key is not shown, not even for one drawing', async () => {
  const { result, rerender, call } = reading('a');
  await call(0).answer('A');
  rerender({ key: 'b' });
  expect(result.current.state).toEqual({ status: 'loading' });
});

it('keeps the last value while the next is read, for who asks for that', async () => {
  const { result, rerender, call } = reading('a', { keepsLast: true });
  await call(0).answer('A');
  rerender({ key: 'b' });
  expect(result.current).toMatchObject({ state: { status: 'ready', data: 'A' }, busy: true });
  await call(1).fail(new Error('no line'));
  expect(result.current.state).toMatchObject({ status: 'failed' });
});

it('leaving aborts', () => {
  const { unmount, call } = reading('a');
  unmount();
  expect(call(0).signal.aborted).toBe(true);
});

it('takes what a change answered', async () => {
  const { result, call, count } = reading('a');
  await call(0).answer('A');
  act(() => result.current.put('changed'));
  expect(result.current.state).toEqual({ status: 'ready', data: 'changed' });
  expect(count()).toBe(1);
});

it('what a change of another key answers takes the place of nothing', async () => {
  const { result, rerender, call } = reading('a');
  await call(0).answer('A');
  const { put } = result.current;
  rerender({ key: 'b' });
  await call(1).answer('B');
  act(() => put('A changed'));
  expect(result.current).toMatchObject({ state: { status: 'ready', data: 'B' }, busy: false });
});

it('what was asked before a change does not undo it', async () => {
  const { result, call } = reading('a', { keepsLast: true });
  await call(0).answer('A');
  act(() => result.current.retry());
  act(() => result.current.put('changed'));
  await call(1).answer('A');
  expect(result.current).toMatchObject({ state: { status: 'ready', data: 'changed' }, busy: false });
});

it('two changes of one drawing both stand; one of what is being read is read again', async () => {
  const { result, call, count } = reading('a');
  await call(0).answer('A');
  const { put } = result.current;
  act(() => put((now) => `${now} first`));
  act(() => put((now) => `${now} second`));
  expect(result.current.state).toEqual({ status: 'ready', data: 'A first second' });
  act(() => result.current.retry());
  act(() => put((now) => `${now} third`));
  await call(1).answer('A of before');
  expect([result.current.state.status, count()]).toEqual(['loading', 3]);
});
