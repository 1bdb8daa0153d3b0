/** `[x, y]`: x from the left edge of the letter, y from the line it stands on; capitals are 1 high. */
export type PenPoint = readonly [number, number];
/** One line of the pen. */
export type Stroke = readonly PenPoint[];

export interface Glyph {
  readonly width: number;
  readonly strokes: readonly Stroke[];
}

const DEGREES_PER_PIECE = 24;

/** Part of an ellipse, degrees from +X, counter-clockwise when `to` is larger than `from`. */
export function bow(cx: number, cy: number, rx: number, ry: number, from: number, to: number): Stroke {
  const pieces = Math.max(2, Math.ceil(Math.abs(to - from) / DEGREES_PER_PIECE));
  return Array.from({ length: pieces + 1 }, (_, at): PenPoint => {
    const angle = ((from + ((to - from) * at) / pieces) * Math.PI) / 180;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
  });
}

/** A whole ellipse; its first point comes again at the end. */
export const loop = (cx: number, cy: number, rx: number, ry: number): Stroke => bow(cx, cy, rx, ry, 90, 450);

/** Lines of the pen drawn without lifting it. */
export const drawn = (...parts: readonly Stroke[]): Stroke =>
  parts.flat().filter(([x, y], at, all) => {
    const before = all[at - 1];
    return !before || Math.hypot(x - before[0], y - before[1]) > 1e-6;
  });
