/**
 * Finds the face or the hand in a frame. Its answer forbids this worker every connection, so the only code of
 * others that sees a shopper's picture cannot send it anywhere; what it needs, the page hands over.
 */
import { Human } from '@vladmandic/human';
import type { FinderAnswer, FinderOrder, Sought } from './finder-job.ts';
import { openHandModel, type Tensors } from './hand-model.ts';
import { HUMAN_OPTIONS } from './human-options.ts';

const answer = (message: FinderAnswer, transfer: Transferable[] = []): void =>
  postMessage(message, { transfer });

let look: ((frame: ImageBitmap) => Promise<Float32Array | null>) | undefined;

/** The libraries load by address; here every address is a file the page has brought. */
function serveFrom(files: Readonly<Record<string, ArrayBuffer>>): typeof fetch {
  return (input) => {
    const address = input instanceof Request ? input.url : String(input);
    const name = address.slice(address.lastIndexOf('/') + 1);
    const bytes = files[name];
    const type = name.endsWith('.json')
      ? 'application/json'
      : name.endsWith('.wasm')
        ? 'application/wasm'
        : 'application/octet-stream';
    return Promise.resolve(
      bytes
        ? new Response(bytes, { headers: { 'content-type': type } })
        : new Response(null, { status: 404 }),
    );
  };
}

async function open(files: Readonly<Record<string, ArrayBuffer>>, sought: Sought): Promise<void> {
  globalThis.fetch = serveFrom(files);
  const human = new Human(sought === 'face' ? HUMAN_OPTIONS : { ...HUMAN_OPTIONS, face: { enabled: false } });
  await human.init();
  await human.load();
  // Its types leave TensorFlow open.
  const tensors = human.tf as Tensors;
  if (tensors.getBackend() !== 'wasm') throw new Error('no WebAssembly here');
  look = sought === 'face' ? (frame) => lookForFace(human, frame) : await openHandModel(tensors);
  answer({ kind: 'ready' });
}

async function lookForFace(human: Human, frame: ImageBitmap): Promise<Float32Array | null> {
  const { face, error } = await human.detect(frame);
  if (error) throw new Error(error);
  const largest = face.toSorted((a, b) => b.box[2] - a.box[2])[0];
  return largest && largest.mesh.length >= 468 ? Float32Array.from(largest.mesh.flat()) : null;
}

async function lookAt(frame: ImageBitmap): Promise<void> {
  if (!look) throw new Error('a frame came before the files');
  try {
    const points = await look(frame);
    answer({ kind: 'seen', points }, points ? [points.buffer] : []);
  } finally {
    frame.close();
  }
}

addEventListener('message', ({ data }: MessageEvent<FinderOrder>) => {
  (data.kind === 'open' ? open(data.files, data.sought) : lookAt(data.frame)).catch((error: unknown) =>
    answer({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) }),
  );
});
