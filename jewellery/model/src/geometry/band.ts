import type { Mesh } from './mesh.ts';
import type { SectionPoint } from './sweep.ts';
import { sheet } from './sheet.ts';

export interface BandOptions {
  /** Radius inside, millimetres: what the finger or wrist feels. */
  readonly inner: number;
  /** Along Z, at an angle from the top (+Y), radians −π…π. */
  readonly width: (angle: number) => number;
  /** Radially, at the same angle. */
  readonly thickness: (angle: number) => number;
  /** 2 is an ellipse, 8 nearly a rectangle. */
  readonly power?: number;
  /** How round the inside is: 0 flat, 1 like the outside. */
  readonly comfort?: number;
  readonly segments?: number;
  readonly sides?: number;
  /** Radial extra of the outside at an angle and a share −1…1 of the width: milgrain, waves, hammering. */
  readonly relief?: (angle: number, across: number) => number;
  /** Moves the section along Z at an angle: twisted and crossing bands. */
  readonly shift?: (angle: number) => number;
}

/** The shank of a ring, a bangle, a kada: a closed band around Z. */
export function band({
  inner,
  width,
  thickness,
  power = 2.6,
  comfort = 0.35,
  segments = 160,
  sides = 28,
  relief,
  shift,
}: BandOptions): Mesh {
  return sheet(
    (column, row) => {
      const turnShare = row / segments;
      const angle = turnShare * 2 * Math.PI - Math.PI;
      const [height, w] = [thickness(angle), width(angle)];
      const [radial, axial] = sectionPoint(column, sides, height, w, power, comfort);
      const out = radial > 0 && relief ? relief(angle, w === 0 ? 0 : (2 * axial) / w) * (radial / height) : 0;
      const radius = inner + radial + out;
      return [radius * Math.sin(angle), radius * Math.cos(angle), axial + (shift?.(angle) ?? 0)];
    },
    { columns: sides, rows: segments, closedColumns: true, closedRows: true },
  );
}

/** Radial from 0 (inside) to the thickness, axial around 0; the inside is flatter than the outside. */
function sectionPoint(
  column: number,
  sides: number,
  height: number,
  width: number,
  power: number,
  comfort: number,
): SectionPoint {
  const angle = (2 * Math.PI * column) / sides;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const [up, side] = [Math.sign(c) * Math.abs(c) ** (2 / power), Math.sign(s) * Math.abs(s) ** (2 / power)];
  const waist = height * 0.35 * comfort;
  const radial = up >= 0 ? waist + up * (height - waist) : waist * (1 + up);
  return [radial, (width / 2) * side];
}
