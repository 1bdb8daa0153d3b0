/** What a finder looks for. */
export type Sought = 'face' | 'hand';

const WASM = 'tfjs-backend-wasm-simd.wasm';
/** Files the worker needs, by name; all of them come with the release. */
export const FINDER_FILES: Readonly<Record<Sought, readonly string[]>> = {
  face: ['blazeface.json', 'blazeface.bin', 'facemesh.json', 'facemesh.bin', WASM],
  hand: ['handlandmark-lite.json', 'handlandmark-lite.bin', WASM],
};

/** What the page says to the worker: first the files, then frames, one at a time. */
export type FinderOrder =
  | {
      readonly kind: 'open';
      readonly sought: Sought;
      readonly files: Readonly<Record<string, ArrayBuffer>>;
    }
  | { readonly kind: 'look'; readonly frame: ImageBitmap };

/** In pixels of the frame: x, y, z of each point of a face's mesh; x, y of each of a hand. */
export type FoundPoints = Float32Array;

export type FinderAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'seen'; readonly points: FoundPoints | null }
  | { readonly kind: 'failed'; readonly reason: string };
