import {
  FINDER_FILES,
  type FinderAnswer,
  type FinderOrder,
  type FoundPoints,
  type Sought,
} from './finder-job.ts';

/** Looks for a face or a hand in frames, one after the other, beside the page. */
export interface Finder {
  /** Takes the frame with it. `null`: nothing there. */
  readonly look: (frame: ImageBitmap) => Promise<FoundPoints | null>;
  readonly close: () => void;
}

export type OpenFinder = (signal: AbortSignal) => Promise<Finder>;

const addressOf = (name: string): string => `${__webpack_public_path__}${name}`;

/** Everything the worker needs comes from the store itself; see `finder.worker.ts` for why the page fetches it. */
async function fetchFile(name: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(addressOf(name), { signal, credentials: 'omit' });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.arrayBuffer();
}

export const openFinder =
  (sought: Sought): OpenFinder =>
  async (signal) => {
    const entries = await Promise.all(
      FINDER_FILES[sought].map(async (name) => [name, await fetchFile(name, signal)] as const),
    );
    const files = Object.fromEntries(entries);
    signal.throwIfAborted();
    const worker = new Worker(addressOf('finder-sealed-worker.js'));
    const ask = (order: FinderOrder, transfer: Transferable[]): Promise<FinderAnswer> =>
      new Promise((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<FinderAnswer>) =>
          data.kind === 'failed' ? reject(new Error(data.reason)) : resolve(data);
        worker.onerror = (event) => {
          event.preventDefault();
          reject(new Error(`no finder: ${event.message}`));
        };
        worker.postMessage(order, transfer);
      });
    const close = (): void => worker.terminate();
    signal.addEventListener('abort', close, { once: true });
    try {
      await ask({ kind: 'open', sought, files }, Object.values(files));
    } catch (error) {
      close();
      throw error;
    }
    let turn: Promise<unknown> = Promise.resolve();
    return {
      look: (frame) => {
        const looking = turn.then(async () => {
          const answer = await ask({ kind: 'look', frame }, [frame]);
          return answer.kind === 'seen' ? answer.points : null;
        });
        turn = looking.catch(() => undefined);
        return looking;
      },
      close,
    };
  };
