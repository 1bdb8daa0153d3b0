import { afterEach, expect, it } from '@jest/globals';
import { PICTURE_VIEWS } from '@suvarna/jewellery-model/model';
import { until } from '@suvarna/testing/until';
import { productPiece } from '../testing.fixtures.ts';
import { startDrawAhead, watchOthers, type DrawAhead } from './draw-ahead.ts';

const NO_TIME = { before: 0, between: 0, away: 0 };
const DESIGNS = [
  { product_id: 2, colour: 'rose' },
  { product_id: 1, colour: 'yellow' },
] as const;

interface Named {
  readonly product_id?: number;
  readonly view: string;
  readonly colour: string;
}

let ahead: DrawAhead | undefined;
afterEach(() => ahead?.close());

/** A worker on two designs in three metals each, over a store that holds what is named. */
function start({
  held = [],
  before,
}: { held?: readonly string[]; before?: (made: readonly string[]) => void } = {}) {
  const state = { busy: 0, waiting: 0, room: true, turns: 0 };
  const made: string[] = [];
  const faults: unknown[] = [];
  const there = new Set(held);
  const nameOf = ({ product_id, view, colour }: Named) => `${product_id} ${colour} ${view}`;
  ahead = startDrawAhead({
    order: async () => DESIGNS,
    pieces: { find: async (id) => productPiece(id) },
    store: { holds: async (picture: Named) => there.has(nameOf(picture)) },
    drawingQueue: {
      make: async (wanted) => {
        before?.(made);
        made.push(nameOf(wanted));
        there.add(nameOf(wanted));
        return true;
      },
      draws: () => true,
    },
    readers: { waiting: () => state.waiting },
    hasRoom: () => state.room,
    onFault: (error) => faults.push(error),
    times: NO_TIME,
    busyWhile: async () => {
      state.turns += 1;
      return state.busy;
    },
  });
  return { state, made, faults };
}

/** Those of the piece alone first. */
const viewsOf = (product: number, colour: string) =>
  ['hero', 'front', 'side', 'macro', 'worn', 'scale'].map((view) => `${product} ${colour} ${view}`);

it('draws all views of a design together, the most looked at first, other metals when all have their own', async () => {
  const { made, faults } = start();
  await until(() => made.length === 2 * 3 * PICTURE_VIEWS.length);
  expect(made).toEqual([
    ...viewsOf(2, 'rose'),
    ...viewsOf(1, 'yellow'),
    ...viewsOf(2, 'yellow'),
    ...viewsOf(2, 'white'),
    ...viewsOf(1, 'rose'),
    ...viewsOf(1, 'white'),
  ]);
  await until(() => ahead?.left() === 0);
  expect([ahead?.drawn(), faults]).toEqual([made.length, []]);
});

it('goes on after a start with what is not there', async () => {
  const held = [...viewsOf(2, 'rose'), '1 yellow hero'];
  const { made } = start({ held });
  await until(() => made.length === 6 * PICTURE_VIEWS.length - held.length);
  expect(made.filter((name) => held.includes(name))).toEqual([]);
});

it.each([
  ['the machine has other work', { busy: 0.9 }],
  ['a reader waits for a picture', { waiting: 1 }],
  ['the folder is full', { room: false }],
])('draws nothing while %s, and goes on after', async (_name, reason) => {
  const all = 6 * PICTURE_VIEWS.length;
  const stopping: { now?: () => void } = {};
  const { state, made } = start({
    before: (soFar) => {
      if (soFar.length === 2) stopping.now?.();
    },
  });
  stopping.now = () => Object.assign(state, reason);
  await until(() => ahead?.isPaused() === true);
  const seen = state.turns;
  await until(() => state.turns > seen + 20);
  expect(made).toHaveLength(3);
  Object.assign(state, { busy: 0, waiting: 0, room: true });
  await until(() => made.length === all);
  expect(ahead?.isPaused()).toBe(false);
});

it('sees what others do, and not what gives way to them as it does itself', async () => {
  const times = { user: 0, nice: 0, sys: 0, idle: 0, irq: 0 };
  const busyWhile = watchOthers(() => [{ model: '', speed: 0, times: { ...times } }]);
  const { signal } = new AbortController();
  Object.assign(times, { nice: 900, idle: 100 });
  expect(await busyWhile(0, signal)).toBe(0);
  Object.assign(times, { nice: 1_000, user: 500, sys: 200, irq: 50, idle: 250 });
  expect(await busyWhile(0, signal)).toBe(0.75);
  Object.assign(times, { idle: 500 });
  expect(await busyWhile(0, signal)).toBe(0);
});
