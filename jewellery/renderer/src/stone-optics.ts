import type { GemStone, LinearColour } from '@suvarna/jewellery-model/model';

/** How light goes through a stone. Quartz, beryl and topaz bend it more than in nature, or cuts made for diamonds would be windows. */
export interface StoneOptics {
  readonly ior: number;
  /** How much more violet is bent than red; more than in nature, where fire is seen because stone and eye move. */
  readonly dispersion: number;
  /** Light lost per millimetre. */
  readonly absorption: LinearColour;
}

export const stoneOptics: Readonly<Record<GemStone, StoneOptics>> = {
  diamond: { ior: 2.417, dispersion: 0.075, absorption: [0.004, 0.004, 0.008] },
  ruby: { ior: 1.77, dispersion: 0.018, absorption: [0.07, 1.6, 1.05] },
  sapphire: { ior: 1.77, dispersion: 0.018, absorption: [1.1, 0.62, 0.05] },
  emerald: { ior: 1.7, dispersion: 0.014, absorption: [1.25, 0.2, 0.42] },
  amethyst: { ior: 1.7, dispersion: 0.013, absorption: [0.24, 0.72, 0.1] },
  citrine: { ior: 1.7, dispersion: 0.013, absorption: [0.02, 0.17, 0.85] },
  topaz: { ior: 1.72, dispersion: 0.014, absorption: [0.3, 0.085, 0.045] },
  garnet: { ior: 1.79, dispersion: 0.024, absorption: [0.2, 1.9, 1.6] },
};
