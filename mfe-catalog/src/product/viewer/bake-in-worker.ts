import { askWorker } from './ask-worker.ts';
import type { Bake, BakeEngraved, BakeWorn } from './bake-job.ts';

const FILE = 'bake-worker.js';

/** Works out the geometry beside the page. */
export const bakeInWorker: Bake = (job, signal) => askWorker(FILE, job, signal);

/** The same for a piece as it is worn. */
export const bakeWornInWorker: BakeWorn = (job, signal) => askWorker(FILE, job, signal);

/** The same for words that are cut into a piece, close by. */
export const bakeEngravedInWorker: BakeEngraved = (job, signal) => askWorker(FILE, job, signal);
