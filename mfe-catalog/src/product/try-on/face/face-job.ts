/** Files the worker needs, by name; all of them come with the release. */
export const FACE_FILES = [
  'blazeface.json',
  'blazeface.bin',
  'facemesh.json',
  'facemesh.bin',
  'tfjs-backend-wasm-simd.wasm',
] as const;

/** What the page says to the worker: first the files, then frames, one at a time. */
export type FaceOrder =
  | { readonly kind: 'open'; readonly files: Readonly<Record<string, ArrayBuffer>> }
  | { readonly kind: 'look'; readonly frame: ImageBitmap };

/** x, y, z of each point of the mesh in pixels of the frame. */
export type FacePoints = Float32Array;

export type FaceAnswer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'seen'; readonly points: FacePoints | null }
  | { readonly kind: 'failed'; readonly reason: string };
