/** Red, green, blue, row by row; one byte each. */
export interface Pixels {
  readonly data: Uint8Array;
  /** Width and height. */
  readonly size: number;
}

/** How far apart two pictures are, in steps of 0…255. */
export interface Difference {
  /** Of all blocks on average: light, exposure, the metal of the piece. */
  readonly mean: number;
  /** Of the block that differs most: one stone, one prong. */
  readonly worst: number;
}

/**
 * Another Mesa, another processor and SwiftShader round differently, which moves single pixels of
 * facets and edges a lot and the average of a block hardly: llvmpipe and SwiftShader were at most
 * 0.04 and 4.2 apart. Two small stones fewer of sixteen are 0.25 and 11, 22 karat instead of 18 are
 * 1.4 and 16.
 */
export const ALIKE: Difference = { mean: 0.2, worst: 8 };

const BLOCK = 12;
/** A file of a picture rounds every colour by as much. */
const ROUNDING = 1.5;

export const isAlike = ({ mean, worst }: Difference): boolean => mean <= ALIKE.mean && worst <= ALIKE.worst;

/** Compares blocks of 12 × 12 pixels by their average colour and by their contrast, whichever differs more. */
export function differenceOf(one: Pixels, other: Pixels): Difference {
  if (one.size !== other.size)
    throw new Error(`pictures of ${one.size} and ${other.size} pixels are not compared`);
  const others = blocksOf(other);
  const differences = blocksOf(one).map((block, at) =>
    Math.max(0, ...block.map((value, part) => Math.abs(value - (others[at]?.[part] ?? 0)) - ROUNDING)),
  );
  return {
    mean: differences.reduce((sum, each) => sum + each, 0) / differences.length,
    worst: Math.max(...differences),
  };
}

/** Of each block: red, green, blue on average, and how much its brightness varies. */
function blocksOf({ data, size }: Pixels): readonly (readonly number[])[] {
  const blocks: number[][] = [];
  for (let top = 0; top < size; top += BLOCK) {
    for (let left = 0; left < size; left += BLOCK) {
      let [red, green, blue, light, squares, count] = [0, 0, 0, 0, 0, 0];
      for (let y = top; y < Math.min(top + BLOCK, size); y += 1) {
        for (let x = left; x < Math.min(left + BLOCK, size); x += 1) {
          const at = (y * size + x) * 3;
          const [r = 0, g = 0, b = 0] = [data[at], data[at + 1], data[at + 2]];
          const brightness = 0.3 * r + 0.6 * g + 0.1 * b;
          red += r;
          green += g;
          blue += b;
          light += brightness;
          squares += brightness ** 2;
          count += 1;
        }
      }
      blocks.push([
        red / count,
        green / count,
        blue / count,
        Math.sqrt(Math.max(0, squares / count - (light / count) ** 2)),
      ]);
    }
  }
  return blocks;
}
