/**
 * Finds the face in a frame. Its answer forbids this worker every connection, so the only code of
 * others that sees a shopper's picture cannot send it anywhere; what it needs, the page hands over.
 */
import { Human } from '@vladmandic/human';
import type { FaceAnswer, FaceOrder } from './face-job.ts';
import { HUMAN_OPTIONS } from './human-options.ts';

const answer = (message: FaceAnswer, transfer: Transferable[] = []): void =>
  postMessage(message, { transfer });

let human: Human | undefined;

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

async function open(files: Readonly<Record<string, ArrayBuffer>>): Promise<void> {
  globalThis.fetch = serveFrom(files);
  human = new Human(HUMAN_OPTIONS);
  await human.init();
  await human.load();
  // Its types leave TensorFlow open.
  const tensors = human.tf as { readonly getBackend: () => string };
  if (tensors.getBackend() !== 'wasm') throw new Error('no WebAssembly here');
  answer({ kind: 'ready' });
}

async function look(frame: ImageBitmap): Promise<void> {
  if (!human) throw new Error('a frame came before the files');
  const { face, error } = await human.detect(frame);
  frame.close();
  if (error) throw new Error(error);
  const largest = face.toSorted((a, b) => b.box[2] - a.box[2])[0];
  const points = largest && largest.mesh.length >= 468 ? Float32Array.from(largest.mesh.flat()) : null;
  answer({ kind: 'seen', points }, points ? [points.buffer] : []);
}

addEventListener('message', ({ data }: MessageEvent<FaceOrder>) => {
  (data.kind === 'open' ? open(data.files) : look(data.frame)).catch((error: unknown) =>
    answer({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) }),
  );
});
