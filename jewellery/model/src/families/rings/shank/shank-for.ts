import type { Choices } from '../../choices.ts';
import { cathedral } from './cathedral.ts';
import type { Shank, ShankMeasure } from './shank.ts';
import { bypass, single, split, twist } from './styles.ts';

const COURT = { power: 2.4, waist: 0.8, rise: 1 };
const SLIM = { power: 2.3, waist: 0.55, rise: 1.05 };
const FLAT = { power: 6, waist: 0.9, rise: 1 };
const KNIFE = { power: 1.35, waist: 0.85, rise: 1.12 };
const BROAD = { power: 2.8, waist: 1.35, rise: 1.1 };

/** Every way a shank meets a head. `paved`: whether it takes small stones on its shoulders. */
const STYLES = {
  court: (m) => single(m, COURT),
  slim: (m) => single(m, SLIM),
  flat: (m) => single(m, FLAT),
  knife: (m) => single(m, KNIFE),
  broad: (m) => single(m, BROAD),
  cathedral: (m, c) => cathedral(single(m, SLIM), m, { arms: 1, from: c.within(0.85, 1.1) }),
  'cathedral-two': (m, c) => cathedral(single(m, COURT), m, { arms: 2, from: c.within(0.9, 1.15) }),
  'cathedral-three': (m, c) => cathedral(single(m, BROAD), m, { arms: 3, from: c.within(0.85, 1.05) }),
  split: (m, c) => split(m, { parts: 2, spread: m.reach * c.within(0.45, 0.75), from: c.within(0.9, 1.7) }),
  'split-three': (m, c) =>
    split(m, { parts: 3, spread: m.reach * c.within(0.6, 0.8), from: c.within(1, 1.5) }),
  double: (m, c) => split(m, { parts: 2, spread: m.width * c.within(0.55, 0.8), from: 2.9 }),
  twist: (m, c) => twist(m, { turns: c.pick([8, 10, 12]), wires: 2, fade: false }),
  'twist-fade': (m, c) => twist(m, { turns: c.pick([7, 9]), wires: c.pick([2, 3]), fade: true }),
  bypass: (m, c) => bypass(m, { sweepBy: c.within(0.72, 0.92), over: c.within(0.5, 0.95) }),
} as const satisfies Readonly<Record<string, (measure: ShankMeasure, choices: Choices) => Shank>>;

export type ShankStyle = keyof typeof STYLES;
export const SHANK_STYLES = Object.keys(STYLES) as readonly ShankStyle[];

/** Shanks that may carry a row of small stones, and those that speak for themselves. */
const PAVED: readonly [ShankStyle, ...ShankStyle[]] = [
  'court',
  'slim',
  'flat',
  'cathedral',
  'cathedral-two',
  'split',
  'split-three',
  'double',
  'bypass',
  'broad',
];
const PLAIN: readonly [ShankStyle, ...ShankStyle[]] = [
  'court',
  'slim',
  'flat',
  'knife',
  'broad',
  'cathedral',
  'cathedral-two',
  'cathedral-three',
  'split',
  'split-three',
  'double',
  'twist',
  'twist-fade',
  'bypass',
];
const OF_MOTIF: Readonly<Record<string, readonly [ShankStyle, ...ShankStyle[]]>> = {
  wave: ['bypass', 'twist', 'twist-fade', 'bypass', 'split'],
  leaf: ['bypass', 'split', 'cathedral-two', 'slim'],
  teardrop: ['split', 'cathedral', 'split-three', 'slim'],
};

/** A shank that suits the motif and whether stones are set in it. */
export function shankStyleFor(motif: string, paved: boolean, choices: Choices): ShankStyle {
  const style = choices.pick(choices.chance(0.6) ? (OF_MOTIF[motif] ?? PLAIN) : PLAIN);
  const stoned = choices.pick(PAVED);
  return paved && !PAVED.includes(style) ? stoned : style;
}

/** The same shank, or a slim one where it has no place for small stones. */
export const takingStones = (style: ShankStyle): ShankStyle => (PAVED.includes(style) ? style : 'slim');

export const shankOf = (style: ShankStyle, measure: ShankMeasure, choices: Choices): Shank =>
  STYLES[style](measure, choices);
