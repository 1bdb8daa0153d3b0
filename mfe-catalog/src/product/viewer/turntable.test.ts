import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { BakedModel } from '@suvarna/jewellery-model/geometry/bake';
import type { PictureRequest } from '@suvarna/jewellery-renderer/frame';
import { STEP } from './orbit.ts';
import { createTurntable, type TurntableOptions } from './turntable.ts';

const hero = { azimuth: 0.6, elevation: 0.5, fieldOfView: 20, fill: 0.7 };
const model = { cameras: { hero, front: hero, side: hero } } as BakedModel;
const alloy = { karat: 18, colour: 'yellow' } as const;

let waiting: FrameRequestCallback[] = [];
let clock = 0;
/** Lets so many frames pass. */
function pass(frames: number, each = 16): void {
  for (let at = 0; at < frames; at += 1) {
    clock += each;
    for (const frame of waiting.splice(0)) frame(clock);
  }
}

beforeEach(() => {
  waiting = [];
  Object.assign(globalThis, {
    requestAnimationFrame: (frame: FrameRequestCallback) => waiting.push(frame),
    cancelAnimationFrame: () => {
      waiting = [];
    },
  });
});
afterEach(() => {
  for (const name of ['requestAnimationFrame', 'cancelAnimationFrame'])
    Reflect.deleteProperty(globalThis, name);
});

function turntable(options: Partial<TurntableOptions> = {}) {
  const drawn: PictureRequest[] = [];
  let finer = 0;
  const renderer = {
    load: jest.fn(),
    frame: (request: PictureRequest) => {
      drawn.push(request);
      finer = 0;
    },
    settle: () => {
      finer += 1;
      return finer < 16;
    },
  };
  const table = createTurntable({ renderer, alloy, size: 300, spin: false, ...options });
  table.load(model);
  return { table, drawn, last: () => drawn.at(-1)?.orbit };
}

describe('a turntable', () => {
  it('looks from where words are read, as far away as the picture, and comes back', () => {
    const { table, last } = turntable();
    pass(1);
    table.zoom(2);
    table.look({ azimuth: 0, elevation: 1.1 });
    pass(1);
    expect(last()).toEqual({ azimuth: 0, elevation: 1.1, zoom: 1 });
    table.reset();
    pass(1);
    expect(last()).toEqual({ azimuth: 0.6, elevation: 0.5, zoom: 1 });
  });

  it('begins as in the catalogue, grows finer, and then draws nothing more', () => {
    const onRest = jest.fn();
    const { drawn } = turntable({ onRest });
    pass(40);
    expect(drawn.map(({ orbit }) => orbit)).toEqual([{ azimuth: 0.6, elevation: 0.5, zoom: 1 }]);
    expect(onRest).toHaveBeenCalledTimes(1);
    expect(waiting).toEqual([]);
  });

  it('turns once around and ends where it began', () => {
    const onRest = jest.fn();
    const { drawn, last } = turntable({ spin: true, onRest });
    pass(1_200);
    expect(drawn.length).toBeGreaterThan(500);
    expect(last()).toEqual({ azimuth: 0.6, elevation: 0.5, zoom: 1 });
    expect(onRest).toHaveBeenCalledTimes(1);
  });

  it('leaves off turning at the first touch', () => {
    const { table, last } = turntable({ spin: true });
    pass(10);
    table.turn(STEP, 0);
    pass(1);
    const touched = last();
    pass(100);
    expect(last()).toEqual(touched);
  });

  it('never goes over the top nor through the piece', () => {
    const { table, last } = turntable();
    for (let at = 0; at < 40; at += 1) table.turn(0, STEP);
    for (let at = 0; at < 40; at += 1) table.zoom(1.5);
    pass(1);
    expect(last()?.elevation).toBeLessThan(Math.PI / 2);
    expect(last()?.zoom).toBe(4);
    table.reset();
    pass(1);
    expect(last()).toEqual({ azimuth: 0.6, elevation: 0.5, zoom: 1 });
  });

  it('goes on from where another left off', () => {
    const { table } = turntable();
    table.turn(STEP, 0);
    table.zoom(2);
    const { drawn } = turntable({ from: table.orbit() });
    pass(1);
    expect(drawn[0]?.orbit).toEqual({ azimuth: 0.6 + STEP, elevation: 0.5, zoom: 2 });
  });

  it('changes metal without moving', () => {
    const { table, drawn } = turntable();
    pass(40);
    table.dress({ karat: 18, colour: 'rose' });
    pass(1);
    expect(drawn.map((request) => request.alloy.colour)).toEqual(['yellow', 'rose']);
    expect(drawn[0]?.orbit).toEqual(drawn[1]?.orbit);
  });

  it('says when frames are too slow, and is patient when nobody asked', () => {
    const onSlow = jest.fn();
    turntable({ spin: true, onSlow });
    pass(10, 400);
    expect(onSlow).toHaveBeenCalledTimes(1);
    turntable({ spin: true });
    pass(10, 400);
    expect(onSlow).toHaveBeenCalledTimes(1);
  });

  it('draws nothing after it was stopped', () => {
    const { table, drawn } = turntable({ spin: true });
    pass(5);
    const before = drawn.length;
    table.stop();
    table.turn(1, 0);
    pass(5);
    expect(drawn.length).toBe(before);
    expect(waiting).toEqual([]);
  });
});
