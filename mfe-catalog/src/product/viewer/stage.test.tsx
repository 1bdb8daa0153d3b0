import { describe, expect, it, jest } from '@jest/globals';
import type { BakedModel } from '@suvarna/jewellery-model/geometry/bake';
import type { Piece } from '@suvarna/jewellery-model/piece';
import type { Renderer } from '@suvarna/jewellery-renderer/renderer';
import type { BakeJob } from './bake-job.ts';
import { openStage, type StageTools } from './stage.ts';

const hero = { azimuth: 0.6, elevation: 0.5, fieldOfView: 20, fill: 0.7 };
const model = { cameras: { hero, front: hero, side: hero } } as BakedModel;
const piece = { category: 'rings' } as Piece;
const alone: BakeJob = { piece, coin: false, words: '' };
const alloy = { karat: 18, colour: 'yellow' } as const;

/** A canvas that counts who listens. */
function countedCanvas() {
  const canvas = document.createElement('canvas');
  const listening = new Set<unknown>();
  const listen = canvas.addEventListener.bind(canvas);
  canvas.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: AddEventListenerOptions,
  ) => {
    listening.add(listener);
    options?.signal?.addEventListener('abort', () => listening.delete(listener));
    listen(type, listener, options);
  };
  canvas.getContext = () => null;
  return { canvas, listening };
}

function tools() {
  const live = new Set<Renderer>();
  const jobs: BakeJob[] = [];
  const signals: AbortSignal[] = [];
  let lose: (() => void) | undefined;
  const made: StageTools = {
    render: (_, options) => {
      lose = options?.onLost;
      const renderer: Renderer = {
        gpu: 'a GPU',
        load: jest.fn(),
        still: jest.fn<Renderer['still']>(),
        frame: jest.fn(),
        settle: () => false,
        dispose: () => live.delete(renderer),
      };
      live.add(renderer);
      return renderer;
    },
    bake: (job, signal) => {
      jobs.push(job);
      signals.push(signal);
      return Promise.resolve({ baked: model, sight: null });
    },
  };
  return { live, jobs, signals, made, lose: () => lose?.() };
}

describe('a stage', () => {
  it('leaves nothing behind, fifty times', async () => {
    const { canvas, listening } = countedCanvas();
    const { live, signals, made } = tools();
    for (let opened = 0; opened < 50; opened += 1) {
      const stage = openStage(canvas, { alloy, spin: true }, made);
      await stage.show(alone);
      expect(listening.size).toBeGreaterThan(0);
      stage.dispose();
    }
    expect(live.size).toBe(0);
    expect(listening.size).toBe(0);
    expect(signals.every(({ aborted }) => aborted)).toBe(true);
  });

  it('draws the same piece again when the browser gives the canvas back', async () => {
    const { canvas } = countedCanvas();
    const { live, made } = tools();
    const stage = openStage(canvas, { alloy, spin: false }, made);
    await stage.show(alone);
    const [before] = live;
    canvas.dispatchEvent(new Event('webglcontextrestored'));
    const [after] = live;
    expect(live.size).toBe(1);
    expect(after).not.toBe(before);
    expect(after?.load).toHaveBeenCalledWith(model);
    stage.dispose();
  });

  it('gives up when the browser keeps the canvas, and waits for one that comes back', async () => {
    const { canvas } = countedCanvas();
    const { made, lose } = tools();
    const told = { onLost: jest.fn(), onBack: jest.fn(), onGone: jest.fn() };
    const stage = openStage(canvas, { alloy, spin: false, ...told }, made);
    await stage.show(alone);
    jest.useFakeTimers();
    try {
      lose();
      canvas.dispatchEvent(new Event('webglcontextrestored'));
      jest.advanceTimersByTime(10_000);
      expect([told.onLost, told.onBack, told.onGone].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
      lose();
      jest.advanceTimersByTime(10_000);
      expect([told.onLost, told.onBack, told.onGone].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 1]);
      lose();
      stage.dispose();
      jest.advanceTimersByTime(10_000);
      expect(told.onGone).toHaveBeenCalledTimes(1);
    } finally {
      jest.useRealTimers();
    }
  });

  it('shows the last thing asked for', async () => {
    const { canvas } = countedCanvas();
    const { live, jobs, made } = tools();
    const stage = openStage(canvas, { alloy, spin: false }, made);
    await Promise.all([stage.show({ ...alone, coin: true }), stage.show(alone)]);
    expect(jobs.map(({ coin }) => coin)).toEqual([true, false]);
    expect([...live][0]?.load).toHaveBeenCalledTimes(1);
    stage.dispose();
  });
});
