import type { Bake, BakeEngraved, BakeJob, BakeWorn, EngravedJob, WornJob } from './bake-job.ts';

const workerAddress = (): string => `${__webpack_public_path__}bake-worker.js`;

/** Works out the geometry beside the page. The worker lives for one job: it leaves nothing behind. */
export const bakeInWorker: Bake = (job, signal) => askWorker(job, signal);

/** The same for a piece as it is worn. */
export const bakeWornInWorker: BakeWorn = (job, signal) => askWorker(job, signal);

/** The same for words that are cut into a piece, close by. */
export const bakeEngravedInWorker: BakeEngraved = (job, signal) => askWorker(job, signal);

const askWorker = <Said>(job: BakeJob | WornJob | EngravedJob, signal: AbortSignal): Promise<Said> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const worker = new Worker(workerAddress());
    const end = (): void => {
      worker.terminate();
      signal.removeEventListener('abort', stop);
    };
    const stop = (): void => {
      end();
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', stop);
    worker.addEventListener('message', ({ data }: MessageEvent<Said>) => {
      end();
      resolve(data);
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      end();
      reject(new Error(`no geometry: ${event.message}`));
    });
    worker.postMessage(job);
  });
