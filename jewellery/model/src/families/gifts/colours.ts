import type { LinearColour, Material } from '../../model.ts';

const cloth = (colour: LinearColour): Material => ({ kind: 'cloth', colour });

export interface BoxColours {
  readonly leather: Material;
  readonly cushion: Material;
  readonly ribbon: Material;
}

const IVORY: LinearColour = [0.8, 0.76, 0.68];

/** Boxes of the house: leather, cushion, ribbon. */
export const BOX_COLOURS: readonly [BoxColours, ...BoxColours[]] = [
  { leather: cloth([0.16, 0.015, 0.028]), cushion: cloth(IVORY), ribbon: cloth([0.62, 0.42, 0.16]) },
  {
    leather: cloth([0.015, 0.03, 0.085]),
    cushion: cloth([0.72, 0.72, 0.74]),
    ribbon: cloth([0.7, 0.68, 0.64]),
  },
  { leather: cloth([0.012, 0.075, 0.05]), cushion: cloth(IVORY), ribbon: cloth([0.62, 0.42, 0.16]) },
  {
    leather: cloth([0.72, 0.68, 0.6]),
    cushion: cloth([0.2, 0.02, 0.035]),
    ribbon: cloth([0.28, 0.02, 0.04]),
  },
  { leather: cloth([0.62, 0.36, 0.34]), cushion: cloth([0.82, 0.74, 0.7]), ribbon: cloth([0.8, 0.74, 0.7]) },
  {
    leather: cloth([0.028, 0.027, 0.03]),
    cushion: cloth([0.5, 0.47, 0.43]),
    ribbon: cloth([0.5, 0.34, 0.13]),
  },
  {
    leather: cloth([0.72, 0.68, 0.6]),
    cushion: cloth([0.012, 0.06, 0.045]),
    ribbon: cloth([0.62, 0.42, 0.16]),
  },
  {
    leather: cloth([0.6, 0.42, 0.16]),
    cushion: cloth([0.07, 0.02, 0.09]),
    ribbon: cloth([0.07, 0.02, 0.09]),
  },
  {
    leather: cloth([0.34, 0.46, 0.5]),
    cushion: cloth([0.02, 0.05, 0.12]),
    ribbon: cloth([0.78, 0.76, 0.7]),
  },
  {
    leather: cloth([0.2, 0.03, 0.1]),
    cushion: cloth([0.62, 0.36, 0.36]),
    ribbon: cloth([0.62, 0.42, 0.16]),
  },
];
