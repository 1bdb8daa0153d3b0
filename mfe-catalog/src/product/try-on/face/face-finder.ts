import { FACE_FILES, type FaceAnswer, type FaceOrder, type FacePoints } from './face-job.ts';

/** Looks for a face in frames, one after the other, beside the page. */
export interface FaceFinder {
  /** Takes the frame with it. `null`: no face there. */
  readonly look: (frame: ImageBitmap) => Promise<FacePoints | null>;
  readonly close: () => void;
}

export type OpenFaceFinder = (signal: AbortSignal) => Promise<FaceFinder>;

const addressOf = (name: string): string => `${__webpack_public_path__}${name}`;

/** Everything the worker needs comes from the store itself; see `face.worker.ts` for why the page fetches it. */
async function fetchFile(name: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(addressOf(name), { signal, credentials: 'omit' });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.arrayBuffer();
}

export const openFaceFinder: OpenFaceFinder = async (signal) => {
  const entries = await Promise.all(
    FACE_FILES.map(async (name) => [name, await fetchFile(name, signal)] as const),
  );
  const files = Object.fromEntries(entries);
  signal.throwIfAborted();
  const worker = new Worker(addressOf('face-sealed-worker.js'));
  const ask = (order: FaceOrder, transfer: Transferable[]): Promise<FaceAnswer> =>
    new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<FaceAnswer>) =>
        data.kind === 'failed' ? reject(new Error(data.reason)) : resolve(data);
      worker.onerror = (event) => {
        event.preventDefault();
        reject(new Error(`no face finder: ${event.message}`));
      };
      worker.postMessage(order, transfer);
    });
  const close = (): void => worker.terminate();
  signal.addEventListener('abort', close, { once: true });
  try {
    await ask({ kind: 'open', files }, Object.values(files));
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
