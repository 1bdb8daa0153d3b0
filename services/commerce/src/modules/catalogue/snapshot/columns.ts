import { FACET_IDS, facetOf, type FacetId } from '../designs/facets.ts';

export type Selection = Readonly<Record<FacetId, number>>;

/** One facet of all rows: the masks that occur, and for each row which of them it has. */
export interface Column {
  readonly code: Uint16Array;
  readonly masks: readonly number[];
}

export function columnOf(masks: readonly number[]): Column {
  const codes = new Map<number, number>();
  const code = Uint16Array.from(masks, (mask) => {
    const known = codes.get(mask);
    if (known !== undefined) return known;
    codes.set(mask, codes.size);
    return codes.size - 1;
  });
  return { code, masks: [...codes.keys()] };
}

/** For each mask of a column, whether it shares a value with the selection. */
function passing({ masks }: Column, selection: number): Uint8Array {
  const passes = new Uint8Array(masks.length);
  masks.forEach((mask, code) => {
    if (mask & selection) passes[code] = 1;
  });
  return passes;
}

export function narrowed(rows: Uint32Array, column: Column, selection: number): Uint32Array {
  const passes = passing(column, selection);
  const { code } = column;
  const found = new Uint32Array(rows.length);
  let length = 0;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] as number;
    if (passes[code[row] as number]) found[length++] = row;
  }
  return found.slice(0, length);
}

/**
 * A row that fails no facet counts everywhere, one that fails a single facet still counts there.
 * Each loop runs over one column only, and masks are counted before their bits: that is what is fast.
 */
export function countAll(
  length: number,
  selected: Selection,
  columnFor: (id: FacetId) => Column,
  within?: Uint8Array,
): Record<FacetId, number[]> {
  const failures = new Uint8Array(length);
  const failed = new Uint8Array(length);
  FACET_IDS.forEach((id, facet) => {
    if (selected[id] === 0) return;
    const column = columnFor(id);
    const passes = passing(column, selected[id]);
    const { code } = column;
    for (let row = 0; row < length; row += 1) {
      if (passes[code[row] as number]) continue;
      failures[row] = (failures[row] as number) + 1;
      failed[row] = facet;
    }
  });
  const near = new Uint32Array(length);
  let nearCount = 0;
  for (let row = 0; row < length; row += 1)
    if ((failures[row] as number) < 2 && (!within || within[row] === 1)) near[nearCount++] = row;
  return Object.fromEntries(
    FACET_IDS.map((id, facet) => {
      const { code, masks } = columnFor(id);
      const tally = new Uint32Array(masks.length);
      for (let at = 0; at < nearCount; at += 1) {
        const row = near[at] as number;
        if (failures[row] === 0 || failed[row] === facet)
          tally[code[row] as number] = (tally[code[row] as number] as number) + 1;
      }
      return [id, bitCounts(tally, masks, facetOf(id).values.length)];
    }),
  ) as Record<FacetId, number[]>;
}

function bitCounts(tally: Uint32Array, masks: readonly number[], values: number): number[] {
  const counts = Array.from<number>({ length: values }).fill(0);
  masks.forEach((mask, code) => {
    const times = tally[code] ?? 0;
    if (times === 0) return;
    for (let bits = mask; bits !== 0; bits &= bits - 1) {
      const at = 31 - Math.clz32(bits & -bits);
      counts[at] = (counts[at] ?? 0) + times;
    }
  });
  return counts;
}
