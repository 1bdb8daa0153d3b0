import type { BandOptions } from '../../geometry/band.ts';
import { hollowBand } from './hoop.ts';
import type { Mesh } from '../../geometry/mesh.ts';
import type { Choices } from '../choices.ts';

/** A surface cut all around: a profile that repeats, and how its lines lean across the band. */
export interface Cutting {
  readonly turns: number;
  /** Height above the band at a share 0…1 of one repetition and −1…1 of the width. */
  readonly profile: (share: number, across: number) => number;
  /** How far along the band, in repetitions, a line has moved at −1…1 of the width. */
  readonly lean: (across: number) => number;
  /** Share of the cut that is left at a number of repetitions from the front and −1…1 of the width; all of it, but for the edges, without. */
  readonly where?: (at: number, across: number) => number;
}

/** Rows of corners for each repetition: edges of the cut lie on them. */
const PER_TURN = 10;

const wrap = (value: number): number => value - Math.floor(value);
const tent = (share: number): number => 1 - Math.abs(2 * wrap(share) - 1);
const between = (value: number): number => Math.max(0, Math.min(1, value));
const fade = (across: number): number => between((0.96 - Math.abs(across)) / 0.1);

/** What of a band is cut; the rest stays smooth. */
const ZONES = ['whole', 'middle', 'edges', 'blocks'] as const;
type Zone = (typeof ZONES)[number];
/** Repetitions that are cut, and as many that are not. */
const BLOCK = 3;

function cutWhere(zone: Zone): NonNullable<Cutting['where']> {
  switch (zone) {
    case 'whole':
      return (_, across) => fade(across);
    case 'middle':
      return (_, across) => between((0.58 - Math.abs(across)) / 0.08);
    case 'edges':
      return (_, across) => between((Math.abs(across) - 0.4) / 0.08) * fade(across);
    case 'blocks':
      return (at, across) =>
        fade(across) * (Math.abs(Math.floor((at + BLOCK / 2) / BLOCK)) % 2 === 0 ? 1 : 0);
  }
}

/** Surfaces of a band that is not cut all around. */
export const SURFACES = ['smooth', 'grooves', 'knife', 'hammered', 'steps'] as const;

/** Lines turned into a band, two facets that meet, or the dimples of a hammer; none of a smooth one. */
export function surfaceOf(
  kind: (typeof SURFACES)[number],
  choices: Choices,
  depth: number,
): Cutting | undefined {
  const straight = (): number => 0;
  const lines = choices.pick<readonly number[]>([[0], [-0.35, 0.35], [-0.5, 0, 0.5]]);
  switch (kind) {
    case 'smooth':
      return undefined;
    case 'grooves':
      return {
        turns: 12,
        lean: straight,
        profile: (_, across) =>
          -depth * 0.8 * Math.max(...lines.map((line) => between(1 - Math.abs(across - line) / 0.13))),
      };
    case 'knife':
      return { turns: 12, lean: straight, profile: (_, across) => depth * 1.5 * (1 - Math.abs(across)) };
    case 'steps':
      return {
        turns: 12,
        lean: straight,
        profile: (_, across) =>
          depth *
          (between((0.72 - Math.abs(across)) / 0.06) + between((0.34 - Math.abs(across)) / 0.06)) *
          0.6,
      };
    case 'hammered': {
      const rows = 3;
      const dimple = (x: number, y: number): number => Math.max(0, 1 - 4 * (x * x + y * y));
      return {
        turns: 44,
        lean: straight,
        profile: (share, across) => {
          const row = Math.floor(((across + 1) / 2) * rows);
          const y = ((across + 1) / 2) * rows - row - 0.5;
          return -depth * 0.7 * dimple(wrap(share + 0.5 * (row % 2)) - 0.5, y);
        },
      };
    }
  }
}

/** A herringbone is no leaf, and no cut is a flower. */
export const cuttingShows = (motif: string): boolean => motif === 'wave' || motif === 'geometric';

/** Cut surfaces by motif: facets, flutes, herringbone, waves. */
export function cuttingOf(motif: string, choices: Choices, depth: number): Cutting {
  const flute = (share: number): number => depth * (0.5 - 0.5 * Math.cos(2 * Math.PI * share));
  const facet = (share: number): number => depth * tent(share);
  const hollow = (share: number): number => depth * Math.abs(Math.cos(Math.PI * share));
  const rows = choices.pick([2, 3]);
  const reach = choices.within(0.5, 1.4);
  const straight = (): number => 0;
  const slant = (across: number): number => across * reach;
  const herring = (across: number): number => Math.abs(across) * reach;
  const swing = (across: number): number => Math.sin(across * Math.PI * 0.9) * 0.5 * reach;
  const pyramids = (share: number, across: number): number =>
    depth * 1.2 * Math.min(tent(share), tent((across + 1) * 0.5 * rows));
  const kinds: Readonly<Record<string, readonly [Omit<Cutting, 'turns'>, ...Omit<Cutting, 'turns'>[]]>> = {
    wave: [
      { profile: flute, lean: swing },
      { profile: flute, lean: slant },
      { profile: hollow, lean: swing },
    ],
    geometric: [
      { profile: facet, lean: straight },
      { profile: pyramids, lean: straight },
      { profile: hollow, lean: straight },
      { profile: facet, lean: slant },
    ],
    leaf: [
      { profile: facet, lean: herring },
      { profile: hollow, lean: herring },
    ],
    floral: [
      { profile: hollow, lean: straight },
      { profile: pyramids, lean: herring },
    ],
  };
  const kind = choices.pick(kinds[motif] ?? kinds['geometric'] ?? [{ profile: facet, lean: straight }]);
  const zone = choices.pick(ZONES);
  const turns = choices.pick([14, 18, 24, 30, 36, 42]);
  // As many blocks are cut as are not, all around.
  return {
    ...kind,
    turns: zone === 'blocks' ? 2 * BLOCK * Math.round(turns / BLOCK / 2) : turns,
    where: cutWhere(zone),
  };
}

/** A hollow band with a cut surface. */
export function cutBand(
  options: BandOptions,
  wall: number,
  { turns, profile, lean, where = cutWhere('whole') }: Cutting,
): Mesh {
  const width = options.width(0);
  const flat = hollowBand(
    {
      ...options,
      segments: turns * PER_TURN,
      sides: 32,
      relief: (angle, across) => {
        const at = (angle * turns) / (2 * Math.PI);
        return profile(at, across) * where(at, across);
      },
    },
    wall,
  );
  const positions = new Float32Array(flat.positions);
  for (let at = 0; at < positions.length; at += 3) {
    const [x = 0, y = 0, z = 0] = positions.slice(at, at + 3);
    // Turning a whole line across the band keeps the band and leans its cuts.
    const angle = (lean((2 * z) / width) * 2 * Math.PI) / turns;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    positions.set([x * c + y * s, y * c - x * s, z], at);
  }
  return { positions, indices: flat.indices };
}
