import { TONES } from '@suvarna/jewellery-model/forms/tones';
import type { Material } from '@suvarna/jewellery-model/model';
import { toneOf, type Alloy } from './alloy.ts';
import type { Uniforms } from './gl/program.ts';

/** Metals that do not follow the alloy. */
const fixed: Readonly<Record<'yellow' | 'rose' | 'white', Alloy>> = {
  yellow: { karat: 18, colour: 'yellow' },
  rose: { karat: 18, colour: 'rose' },
  white: { karat: 18, colour: 'white' },
};

/** How a material is drawn: by which program, with what. */
export function lookOf(
  material: Material,
  alloy: Alloy,
): { readonly program: 'metal' | 'soft' | 'form'; readonly uniforms: Uniforms } {
  switch (material.kind) {
    case 'metal':
    case 'fixed-metal': {
      const { reflection, warmth, exposure } = toneOf(
        material.kind === 'metal' ? alloy : fixed[material.tone],
      );
      return {
        program: 'metal',
        uniforms: {
          uReflection: reflection,
          uWarmth: warmth,
          uRough: material.finish === 'satin' ? 0.32 : 0.035,
          uExposure: exposure,
        },
      };
    }
    case 'pearl':
      return soft([0.93, 0.865, 0.775], 0.45, [0.045, 0.035, 0.2, 0.22], 1);
    case 'enamel':
      return soft(material.colour, 0.2, [0.045, 0.02, 0, 0.3], 0);
    case 'bead':
      return soft(material.colour, 0.1, [0.055, 0.015, 0, 0.3], 0);
    case 'cloth':
      // Without a coat black leather would be a hole in the picture.
      return soft(material.colour, 0.5, [0.03, 0.6, 0, 0.6], 0);
    case 'form': {
      const { colour, through } = TONES[material.tone];
      return { program: 'form', uniforms: { uColour: colour, uThrough: through, uExposure: 1.2 } };
    }
  }
}

/** @param coat - share mirrored straight on, its roughness, share mirrored widely, its roughness. */
function soft(
  colour: readonly [number, number, number],
  wrap: number,
  coat: readonly number[],
  lustre: number,
): ReturnType<typeof lookOf> {
  return {
    program: 'soft',
    uniforms: { uColour: colour, uWrap: wrap, uCoat: coat, uLustre: lustre, uExposure: 1.2 },
  };
}
