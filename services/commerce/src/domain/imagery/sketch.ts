import type { MetalColour } from '@suvarna/contracts/catalogue';
import type { Design, StoneRow } from '../catalogue/design.ts';
import { choicesFrom, type Choices } from './draw.ts';
import type { PictureView } from './picture-address.ts';
import { METALS, type MetalTones } from './palette.ts';

/** What every family draws from. */
export interface Sketch {
  readonly design: Design;
  readonly tones: MetalTones;
  /** Starts anew for every picture, so that all views of a design show the same piece. */
  readonly choices: Choices;
  readonly centre: StoneRow | undefined;
  readonly accents: StoneRow | undefined;
}

export function sketchOf(design: Design, colour: MetalColour): Sketch {
  return {
    design,
    tones: METALS[colour],
    choices: choicesFrom(design.look),
    centre: design.stones.find((row) => row.role === 'centre'),
    accents: design.stones.find((row) => row.role === 'accent'),
  };
}

/** A family of pieces: the content of the sheet for one view. */
export type DrawFamily = (sketch: Sketch, view: PictureView) => string;

/** Half height in sheet units of a stone of this weight, where a carat is about 6.4 mm across. */
export function stoneRadius(row: StoneRow, perCarat: number, least: number, most: number): number {
  const each = row.millicarat / row.count / 1000;
  return Math.max(least, Math.min(most, perCarat * Math.cbrt(each)));
}
