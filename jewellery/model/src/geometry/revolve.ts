import type { Mesh } from './mesh.ts';
import { sheet } from './sheet.ts';

/** `[radius, height]`, millimetres. */
export type ProfilePoint = readonly [number, number];

/**
 * Turns a profile around Y: domes, beads, cups, bezels. It runs upwards along the outside; an open
 * profile must begin and end on the axis (radius 0), a closed one is a ring.
 */
export function revolve(
  profile: readonly ProfilePoint[],
  segments: number,
  { closed = false }: { readonly closed?: boolean } = {},
): Mesh {
  return sheet(
    (column, row) => {
      const angle = (2 * Math.PI * column) / segments;
      const [radius, height] = profile[row] ?? [0, 0];
      return [radius * Math.sin(angle), height, radius * Math.cos(angle)];
    },
    { columns: segments, rows: profile.length, closedColumns: true, closedRows: closed },
  );
}

export function sphere(radius: number, segments = 24): Mesh {
  const rows = Math.max(4, Math.round(segments / 2));
  return revolve(
    Array.from({ length: rows + 1 }, (_, at) => {
      const angle = (Math.PI * at) / rows;
      return [at === 0 || at === rows ? 0 : radius * Math.sin(angle), -radius * Math.cos(angle)] as const;
    }),
    segments,
  );
}

/** A ring around Y of round wire. */
export function torus(radius: number, wire: number, segments = 48, sides = 12): Mesh {
  return revolve(
    Array.from({ length: sides }, (_, at) => {
      const angle = (2 * Math.PI * at) / sides;
      return [radius + wire * Math.cos(angle), wire * Math.sin(angle)] as const;
    }),
    segments,
    { closed: true },
  );
}
