import { describe, expect, it } from '@jest/globals';
import { bakeModel } from '@suvarna/jewellery-model/geometry/bake';
import { sphere } from '@suvarna/jewellery-model/geometry/revolve';
import type { Model } from '@suvarna/jewellery-model/model';
import { createRenderer } from './renderer.ts';

/** A GPU that draws nothing and counts what it was asked to keep; all its pixels read as `paint`. */
function countingCanvas({ lost = true, paint = 0 } = {}) {
  const live = new Set<unknown>();
  const listening = new Set<unknown>();
  const gl = new Proxy(
    {},
    {
      get: (_, name) => {
        if (typeof name !== 'string' || /^[A-Z0-9_]+$/.test(name)) return 1;
        if (name.startsWith('create')) {
          return () => {
            const made = {};
            live.add(made);
            return made;
          };
        }
        if (name.startsWith('delete')) return (made: unknown) => live.delete(made);
        if (name === 'getProgramParameter') return () => (lost ? 0 : 1);
        if (name === 'isContextLost') return () => lost;
        if (name === 'readPixels') return (...words: unknown[]) => (words.at(-1) as Uint8Array).fill(paint);
        return () => ({});
      },
    },
  );
  const canvas = {
    getContext: () => gl,
    addEventListener: (_: string, listener: unknown) => listening.add(listener),
    removeEventListener: (_: string, listener: unknown) => listening.delete(listener),
  };
  return { canvas: canvas as unknown as OffscreenCanvas, live, listening };
}

const camera = { azimuth: 0.6, elevation: 0.5, fieldOfView: 20, fill: 0.7 };
const bead: Model = {
  parts: [{ mesh: sphere(2, 8), material: { kind: 'metal', finish: 'polished' } }],
  gems: [],
  ground: { normal: [0, 1, 0], offset: -2 },
  cameras: { hero: camera, front: camera, side: camera },
};

describe('the renderer', () => {
  it('leaves nothing on the GPU after fifty openings', () => {
    const { canvas, live, listening } = countingCanvas();
    const model = bakeModel(bead);
    for (let opened = 0; opened < 50; opened += 1) {
      const renderer = createRenderer(canvas);
      renderer.load(model);
      renderer.frame({
        camera,
        orbit: { azimuth: 1, elevation: 0.2, zoom: 2 },
        alloy: { karat: 18, colour: 'yellow' },
        width: 64,
        height: 64,
      });
      renderer.settle();
      expect(live.size).toBeGreaterThan(20);
      renderer.dispose();
    }
    expect(live.size).toBe(0);
    expect(listening.size).toBe(0);
  });

  it.each([
    ['a lost GPU', { lost: true, paint: 255 }, false, false],
    ['a GPU that came back empty', { lost: false, paint: 0 }, false, false],
    ['a GPU that draws', { lost: false, paint: 255 }, false, true],
    ['a GPU that draws cut out, where a corner is empty', { lost: false, paint: 0 }, true, true],
  ])('gives no black picture for a finished one: %s', (_, gpu, cutOut, gives) => {
    const renderer = createRenderer(countingCanvas(gpu).canvas);
    renderer.load(bakeModel(bead));
    const still = () =>
      renderer.still({ camera, alloy: { karat: 18, colour: 'yellow' }, width: 8, height: 8, cutOut }, 1);
    if (gives) expect(still()).toHaveLength(8 * 8 * 4);
    else expect(still).toThrow('the GPU was lost');
  });
});
