import type { ChainPattern } from './chain.ts';
import { ballLink, boxLink, curbLink, detailFor, ovalLink, ropeLink } from './links.ts';

interface PatternOptions {
  /** Outside width of the chain, millimetres: all of it grows with this. */
  readonly width: number;
  /** Length it will be used for: long chains are drawn less finely. */
  readonly length: number;
}

export interface CableOptions extends PatternOptions {
  /** Thickness of the wire as a share of the width, 0.2 to 0.3. */
  readonly wire?: number;
  /** Inside length as a share of the inside width; 1 is a round link. */
  readonly long?: number;
}

const QUARTER = Math.PI / 2;

/** Oval links, every other one on edge: what most pendants hang on. */
export function cable({ width, length, wire: share = 0.25, long = 1.7 }: CableOptions): ChainPattern {
  const wire = width * share;
  const inside = width - 2 * wire;
  const pitch = Math.max(inside * long, 2.1 * wire);
  const mesh = ovalLink({ length: pitch, width: inside, wire, detail: detailFor(length / pitch) });
  return {
    links: [
      { mesh, reach: pitch / 2, turn: 0.4 },
      { mesh, reach: pitch / 2, turn: 0.4 + QUARTER },
    ],
  };
}

export interface CurbOptions extends PatternOptions {
  readonly wire?: number;
  /** How much of the faces is left: 0.4 is ground flat, 1 round. */
  readonly flat?: number;
  /** Inside lengths of the links in their order, as shares of the inside width. */
  readonly lengths?: readonly number[];
}

/** Links turned in themselves that lie flat; with different lengths, a figaro chain. */
export function curb({
  width,
  length,
  wire: share = 0.25,
  flat = 0.5,
  lengths = [1.35],
}: CurbOptions): ChainPattern {
  const wire = width * share;
  const inside = width - 2 * wire;
  const pitches = lengths.map((long) => Math.max(inside * long, 1.7 * wire));
  const mean = pitches.reduce((sum, pitch) => sum + pitch, 0) / pitches.length;
  const detail = detailFor(length / mean);
  const meshes = new Map(
    pitches.map((pitch) => [pitch, curbLink({ length: pitch, width: inside, wire, detail }, flat)]),
  );
  return {
    links: pitches.flatMap((pitch) => ({
      mesh: meshes.get(pitch) ?? curbLink({ length: pitch, width: inside, wire, detail }, flat),
      reach: pitch / 2,
      turn: 0,
    })),
  };
}

/** Square links of broad wire, every other one on edge. */
export function box({ width, length, wire: share = 0.2 }: CableOptions): ChainPattern {
  const wall = width * share;
  const pitch = width - 2 * wall;
  const mesh = boxLink(width, wall, width * 0.62, length / pitch > 500 ? 6 : 8);
  return {
    links: [
      { mesh, reach: pitch / 2, turn: 0.35 },
      { mesh, reach: pitch / 2, turn: 0.35 + QUARTER },
    ],
  };
}

/** Two strands of slanting rings wound around each other. */
export function rope({ width, length, wire: share = 0.26 }: CableOptions): ChainPattern {
  const pitch = width * 0.36;
  const mesh = ropeLink(width, width * share, detailFor((2 * length) / pitch));
  return {
    links: [
      { mesh, reach: pitch / 4, turn: 0 },
      { mesh, reach: pitch / 4, turn: Math.PI },
    ],
    twist: 0.5,
  };
}

export interface BallOptions extends PatternOptions {
  /** Distance of the balls as a share of their width. */
  readonly apart?: number;
  /** Every so many balls are small ones, of this share. */
  readonly small?: { readonly every: number; readonly share: number };
  /** Corners of a ball; few of them look cut. */
  readonly segments?: number;
}

/** Balls on short wires. */
export function ball({
  width,
  length,
  apart = 1.12,
  small,
  segments = length / width > 300 ? 10 : 14,
}: BallOptions): ChainPattern {
  const one = (share: number): ChainPattern['links'][number] => {
    const pitch = width * share * apart;
    return { mesh: ballLink((width * share) / 2, width * 0.3, pitch, segments), reach: pitch / 2, turn: 0 };
  };
  const [large, tiny] = [one(1), one(small?.share ?? 1)];
  return { links: small ? [large, ...Array.from({ length: small.every }, () => tiny)] : [large] };
}
