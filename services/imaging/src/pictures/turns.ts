import { TURN, TURN_VIEW } from '@suvarna/jewellery-model/model';
import PQueue from 'p-queue';
import { turnFile } from '../picture-file.ts';
import type { Still } from '../still-browser.ts';
import type { Wanted } from './picture.ts';

/** Three samples a pixel: nothing rests long enough for the grain to be seen. */
const SAMPLES = 3;
const FRAMES = TURN.across * TURN.down;
/** The frames of one are 25 MB; those that wait are numbers. */
const MOST_WAITING = 20;

interface TurnsParts<Job> {
  /** Draws one frame when nothing that is more needed waits. */
  readonly frame: (job: Job, turned: number, samples: number) => Promise<Still>;
  readonly keep: (wanted: Wanted, file: Buffer) => Promise<void>;
}

/** Draws turns, one after the other, frame by frame: what readers wait for comes between two frames. */
export interface Turns<Job> {
  readonly make: (wanted: Wanted, job: Job) => Promise<void> | 'full';
  readonly close: () => void;
}

export const isTurn = ({ view }: Pick<Wanted, 'view'>): boolean => view === TURN_VIEW;

export function createTurns<Job>({ frame, keep }: TurnsParts<Job>): Turns<Job> {
  const queue = new PQueue({ concurrency: 1 });
  const draw = async (wanted: Wanted, job: Job): Promise<void> => {
    const frames: Still[] = [];
    for (let at = 0; at < FRAMES; at += 1) frames.push(await frame(job, at / FRAMES, SAMPLES));
    await keep(wanted, await turnFile(frames));
  };
  return {
    make: (wanted, job) => (queue.size >= MOST_WAITING ? 'full' : queue.add(() => draw(wanted, job))),
    close: () => queue.clear(),
  };
}
