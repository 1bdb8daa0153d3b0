import type { LinearColour } from '@suvarna/jewellery-model/model';

/** What a piece is made of; chosen when it is drawn. */
export interface Alloy {
  readonly karat: 9 | 14 | 18 | 20 | 22 | 23 | 24;
  readonly colour: 'yellow' | 'rose' | 'white';
}

/** How a metal looks. */
export interface MetalTone {
  /** Reflection straight on. */
  readonly reflection: LinearColour;
  /** What dark parts lean to, so that shadows on gold go amber and not olive. */
  readonly warmth: LinearColour;
  readonly exposure: number;
}

const warmYellow: LinearColour = [1.04, 0.86, 0.62];
const warmRose: LinearColour = [1.06, 0.9, 0.84];
/** White gold is lit from all around: what it mirrors of the dark studio would make it steel. */
const lifted: LinearColour = [1.45, 1.45, 1.47];

const yellow: Readonly<Record<Alloy['karat'], LinearColour>> = {
  9: [0.93, 0.77, 0.52],
  14: [0.965, 0.755, 0.435],
  18: [1, 0.735, 0.34],
  20: [1, 0.718, 0.3],
  22: [1, 0.7, 0.255],
  23: [1, 0.688, 0.228],
  24: [1, 0.675, 0.2],
};

/** Rose and white are drawn as 14 or 18 karat, whichever is nearer. */
export function toneOf({ karat, colour }: Alloy): MetalTone {
  if (colour === 'yellow') return { reflection: yellow[karat], warmth: warmYellow, exposure: 1.42 };
  if (colour === 'rose')
    return {
      reflection: karat <= 14 ? [0.93, 0.61, 0.475] : [0.95, 0.64, 0.5],
      warmth: warmRose,
      exposure: 1.42,
    };
  return {
    reflection: karat <= 14 ? [0.86, 0.855, 0.84] : [0.87, 0.858, 0.835],
    warmth: lifted,
    exposure: 1.33,
  };
}
