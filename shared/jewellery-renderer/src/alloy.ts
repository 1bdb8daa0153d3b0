import type { LinearColour } from '@suvarna/jewellery-model/model';

/** What a piece is made of; chosen when it is drawn. */
export interface Alloy {
  readonly karat: 14 | 18 | 22 | 24;
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
const neutral: LinearColour = [1, 1, 1];

const yellow: Readonly<Record<Alloy['karat'], LinearColour>> = {
  14: [0.965, 0.755, 0.435],
  18: [1, 0.735, 0.34],
  22: [1, 0.7, 0.255],
  24: [1, 0.675, 0.2],
};

/** Rose and white are 14 or 18 karat; what is finer is drawn as 18. */
export function toneOf({ karat, colour }: Alloy): MetalTone {
  if (colour === 'yellow') return { reflection: yellow[karat], warmth: warmYellow, exposure: 1.42 };
  if (colour === 'rose')
    return {
      reflection: karat === 14 ? [0.93, 0.61, 0.475] : [0.95, 0.64, 0.5],
      warmth: warmRose,
      exposure: 1.42,
    };
  return {
    reflection: karat === 14 ? [0.785, 0.78, 0.765] : [0.8, 0.785, 0.76],
    warmth: neutral,
    exposure: 1.25,
  };
}
