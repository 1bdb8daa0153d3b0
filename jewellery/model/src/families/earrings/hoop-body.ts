import type { Mesh } from '../../geometry/mesh.ts';
import { superellipse, sweep, tube, type SectionPoint } from '../../geometry/sweep.ts';
import type { Vector } from '../../model.ts';
import { cord, grains } from '../../settings/grains.ts';
import { solids, together, type Setting } from '../../settings/setting.ts';
import type { Choices } from '../choices.ts';
import { WALL } from '../walls.ts';

/** The hoop hangs in the plane of X and Y; angles run from the lowest point, the lobe is at ±π. */
export const on = (radius: number, angle: number, z = 0): Vector => [
  radius * Math.sin(angle),
  -radius * Math.cos(angle),
  z,
];

/** The bare hoop, before stones and closure. */
export interface Body {
  readonly setting: Setting;
  /** Half the thickness and half the width at an angle from the lowest point. */
  readonly half: (angle: number) => number;
  readonly wide: (angle: number) => number;
}

export const STYLES = [
  'round',
  'flat',
  'twist',
  'taper',
  'knife',
  'hammered',
  'bamboo',
  'double',
  'beaded',
] as const;

/** Radius of the thinnest wire a hoop is made of, and the finest that is seen, as a share of the hoop's radius. */
const [THINNEST, FINEST] = [0.42, 0.025];

/** A hoop of so much metal, at least so wide where stones are set. */
export function bodyOf(
  style: (typeof STYLES)[number],
  outer: number,
  metal: number,
  least: number,
  choices: Choices,
): Body {
  const long = 2 * Math.PI * outer * 0.94;
  const area = Math.max(metal / long, Math.PI * Math.max(THINNEST, FINEST * outer) ** 2);
  const steps = 96;
  const turnOf = (along: number): number => along * 2 * Math.PI - Math.PI;
  const ring = (
    radius: number,
    section: (angle: number, index: number) => readonly SectionPoint[],
    z = 0,
  ): Mesh =>
    sweep(
      Array.from({ length: steps }, (_, at) => on(radius, turnOf(at / steps), z)),
      (along, index) => section(turnOf(along), index),
      { closed: true, towards: () => [0, 0, 1] },
    );
  const plain = Math.sqrt(area / Math.PI);
  switch (style) {
    case 'flat': {
      const wide = Math.max(least, Math.min(choices.within(2, 5), area / 0.5));
      const thick = Math.max(WALL, area / wide);
      return {
        setting: solids([ring(outer - thick / 2, () => superellipse(wide, thick, 4, 20))]),
        half: () => thick / 2,
        wide: () => wide / 2,
      };
    }
    case 'taper': {
      const share = choices.within(0.35, 0.6);
      const half = (angle: number): number =>
        Math.max(THINNEST, plain * 1.25 * (share + (1 - share) * (0.5 + 0.5 * Math.cos(angle))));
      const flat = Math.max(1, least / (2.4 * plain));
      return {
        setting: solids([
          ring(outer - plain * 1.25, (angle) =>
            superellipse(2 * half(angle) * flat, (2 * half(angle)) / flat, 2.2, 18),
          ),
        ]),
        half: (angle) => half(angle) / flat,
        wide: (angle) => half(angle) * flat,
      };
    }
    case 'knife': {
      const wide = Math.max(least, plain * 2.1);
      const thick = Math.max(WALL * 1.6, (area * 1.25) / wide);
      return {
        setting: solids([ring(outer - thick / 2, () => superellipse(wide, thick, 1.25, 16))]),
        half: () => thick / 2,
        wide: () => wide / 2,
      };
    }
    case 'twist': {
      const turns = Math.round(long / choices.within(2.2, 4.5));
      const lobes = choices.pick([2, 3, 4]);
      const r = plain * 1.12;
      const path = Array.from({ length: turns * 8 }, (_, at) => on(outer - r, turnOf(at / (turns * 8))));
      return {
        setting: solids([
          sweep(
            path,
            (along) =>
              Array.from({ length: 18 }, (_, at) => {
                const angle = (2 * Math.PI * at) / 18;
                const size =
                  r * (0.8 + 0.2 * Math.cos(lobes * (angle - (along * turns * 2 * Math.PI) / lobes)));
                return [size * Math.cos(angle), size * Math.sin(angle)] as const;
              }),
            { closed: true, towards: () => [0, 0, 1] },
          ),
        ]),
        half: () => r,
        wide: () => r,
      };
    }
    case 'hammered': {
      const facets = (angle: number, at: number): number =>
        0.9 + 0.1 * Math.abs(Math.sin(angle * 17 + at * 1.7)) * Math.abs(Math.cos(angle * 11 - at * 2.3));
      const wide = plain * 2.6;
      const thick = Math.max(WALL * 1.1, (area * 1.35) / wide);
      return {
        setting: solids([
          ring(outer - thick / 2, (angle) =>
            superellipse(wide, thick, 3, 18).map(
              ([a, b], at) => [a * facets(angle, at), b * facets(angle, at + 5)] as const,
            ),
          ),
        ]),
        half: () => thick / 2,
        wide: () => wide / 2,
      };
    }
    case 'bamboo': {
      const joints = choices.whole(6, 11);
      const half = (angle: number): number =>
        plain * (0.94 + 0.2 * Math.abs(Math.cos((angle * joints) / 2)) ** 14);
      return {
        setting: solids([
          ring(outer - plain, (angle) => superellipse(2 * half(angle), 2 * half(angle), 2, 16)),
        ]),
        half,
        wide: half,
      };
    }
    case 'double': {
      const r = plain * 0.72;
      // Less than 0.2 mm between them would fill in casting.
      const apart = Math.max(r + 0.12, least * 0.42);
      const path = (z: number): Mesh => ring(outer - r, () => superellipse(2 * r, 2 * r, 2, 14), z);
      const bars = Array.from({ length: 12 }, (_, at) => {
        const p = on(outer - r, turnOf(at / 12 + 0.04));
        return tube(
          [
            [p[0], p[1], -apart],
            [p[0], p[1], apart],
          ],
          r * 0.6,
          { sides: 7 },
        );
      });
      // Stones are let into a bed between the wires, which reaches inwards as far as a wall has to.
      const deep = Math.max(r, WALL);
      const inwards = (deep - r) / 2;
      const bed =
        least > 0 ? [ring(outer - r * 1.1 - inwards, () => superellipse(apart * 2, deep, 4, 12))] : bars;
      return {
        setting: solids([path(apart), path(-apart), ...bed]),
        half: () => r * 0.6 + (least > 0 ? inwards : 0),
        wide: () => apart,
      };
    }
    case 'beaded': {
      const r = plain * 0.86;
      const path = Array.from({ length: 120 }, (_, at) => on(outer - r - 0.5, turnOf(at / 120)));
      const side = (z: number): Vector[] =>
        path.map(([x, y]) => [x * (1 + (r * 0.4) / outer), y * (1 + (r * 0.4) / outer), z]);
      return {
        setting: together(
          solids([
            ring(outer - r - 0.5, () => superellipse(2 * r, 2 * r, 2, 14)),
            cord(
              path.map(([x, y]) => [x * (1 + (r * 1.1) / outer), y * (1 + (r * 1.1) / outer), 0]),
              0.5,
              { closed: true },
            ),
          ]),
          grains(side(r * 0.75), 0.3, { closed: true }),
          grains(side(-r * 0.75), 0.3, { closed: true }),
        ),
        half: () => r,
        wide: () => r,
      };
    }
    case 'round':
      return {
        setting: solids([ring(outer - plain, () => superellipse(2 * plain, 2 * plain, 2, 20))]),
        half: () => plain,
        wide: () => plain,
      };
  }
}
