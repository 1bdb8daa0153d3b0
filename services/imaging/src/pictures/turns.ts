import { type DrawnView, TURN, TURN_VIEW } from '@suvarna/jewellery-model/model';
import PQueue from 'p-queue';
import { turnFile } from '../picture-file.ts';
import type { Still } from '../still-browser.ts';

/** Three samples a pixel: nothing rests long enough for the grain to be seen. */
const SAMPLES = 3;
const FRAMES = TURN.across * TURN.down;
const MOST_WAITING = 20;

/** Draws turns, one after the other: the frames of one are 25 MB. What readers wait for comes between two frames. */
export interface Turns {
  /** @returns `full` when too many wait */
  readonly add: (draw: () => Promise<boolean>) => Promise<boolean> | 'full';
  readonly clear: () => void;
}

export const isTurn = ({ view }: { readonly view: DrawnView }): boolean => view === TURN_VIEW;

export function createTurns(): Turns {
  const queue = new PQueue({ concurrency: 1 });
  return {
    add: (draw) => (queue.size >= MOST_WAITING ? 'full' : queue.add(draw)),
    clear: () => queue.clear(),
  };
}

/** @param frame draws one, the piece turned by a share of a turn, with so many samples, when nothing else waits */
export async function drawTurn(frame: (turned: number, samples: number) => Promise<Still>): Promise<Buffer> {
  const frames: Still[] = [];
  for (let at = 0; at < FRAMES; at += 1) frames.push(await frame(at / FRAMES, SAMPLES));
  return turnFile(frames);
}
