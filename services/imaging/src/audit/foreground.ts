import type { Pixels } from '../golden/image-difference.ts';

/** Which pixels of a catalogue picture show the piece, and brightness and colour of all of them. */
interface Foreground {
  readonly size: number;
  /** 1 where the piece is, row by row. */
  readonly mask: Uint8Array;
  /** 0…255. */
  readonly light: Float32Array;
  /** How far a pixel is from grey, 0…255. */
  readonly chroma: Float32Array;
}

/** Steps of 0…255 that light changes by within a pixel's neighbours where something is seen: the soft shadow on the ground changes by less. */
const EDGE = 9;
/** Steps from grey beyond which a pixel is no ground: it is warm by 5. */
const COLOURED = 22;
/** Pixels at 180 px between two edges of one piece. */
const BRIDGE = 3;

/** Separates a piece from the pale ground it is photographed on. */
export function foregroundOf({ data, size }: Pixels): Foreground {
  const light = new Float32Array(size * size);
  const chroma = new Float32Array(size * size);
  for (let at = 0; at < light.length; at += 1) {
    const [r = 0, g = 0, b = 0] = data.subarray(at * 3, at * 3 + 3);
    light[at] = 0.3 * r + 0.6 * g + 0.1 * b;
    chroma[at] = Math.max(r, g, b) - Math.min(r, g, b);
  }
  const edges = new Uint8Array(size * size);
  for (let y = 1; y < size - 1; y += 1)
    for (let x = 1; x < size - 1; x += 1) {
      const at = y * size + x;
      const across = (light[at + 1] ?? 0) - (light[at - 1] ?? 0);
      const down = (light[at + size] ?? 0) - (light[at - size] ?? 0);
      edges[at] = Math.hypot(across, down) > EDGE || (chroma[at] ?? 0) > COLOURED ? 1 : 0;
    }
  const reach = Math.round((BRIDGE * size) / 180);
  return { size, mask: eroded(dilated(edges, size, reach), size, reach), light, chroma };
}

const dilated = (mask: Uint8Array, size: number, by: number): Uint8Array => spread(mask, size, by, 1);
const eroded = (mask: Uint8Array, size: number, by: number): Uint8Array => spread(mask, size, by, 0);

/** Gives each pixel the value when one of those within reach has it, first along rows, then along columns. */
function spread(mask: Uint8Array, size: number, by: number, value: 0 | 1): Uint8Array {
  let from = mask;
  for (const step of [1, size]) {
    const to = from.slice();
    for (let at = 0; at < from.length; at += 1) {
      if (from[at] !== value) continue;
      const place = step === 1 ? at % size : Math.floor(at / size);
      for (let off = Math.max(-by, -place); off <= Math.min(by, size - 1 - place); off += 1)
        to[at + off * step] = value;
    }
    from = to;
  }
  return from;
}
