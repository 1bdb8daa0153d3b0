/** Metal of a generated design, and the sizes it is made in. */
import { KARATS, type Karat, type MetalColour } from '@suvarna/contracts/catalogue';
import type { Design, MetalBody } from '../src/modules/designs/index.ts';
import {
  BANGLE_SIZES,
  BRACELET_SIZES,
  CHAIN_SIZES,
  ringSizes,
  type SizeKind,
} from '@suvarna/contracts/sizes';
import { milligramsOf, volumeOf } from '@suvarna/jewellery-model/alloy-density';
import type { Random } from './random.ts';
import type { CategoryRecipe, FormRecipe } from './recipes.ts';

export type Metal = Pick<Design, 'bodies' | 'colours' | 'default_karat' | 'default_colour' | 'fineness'>;

export function jewelleryMetal(
  form: FormRecipe,
  size: SizeKind,
  traditional: boolean,
  random: Random,
): Metal {
  const karats: readonly Karat[] = traditional
    ? random.weighted<readonly Karat[]>([
        [[22], 6],
        [[18, 22], 4],
      ])
    : random.weighted<readonly Karat[]>([
        [[14, 18], 7],
        [[18], 1],
        [[14], 1],
      ]);
  const colours: readonly MetalColour[] = traditional
    ? random.weighted<readonly MetalColour[]>([
        [['yellow'], 8],
        [['yellow', 'rose'], 2],
      ])
    : random.weighted<readonly MetalColour[]>([
        [['yellow', 'rose', 'white'], 8],
        [['yellow', 'rose'], 1],
        [['white', 'yellow'], 1],
      ]);
  const at18 = random.between(...form.mg) * (0.72 + random.next() * 0.28);
  const bodies = KARATS.filter((karat) => karats.includes(karat)).map((karat): MetalBody => {
    const net_mg = Math.max(120, Math.round(milligramsOf(volumeOf(at18, 18), karat) / 10) * 10);
    return { karat, net_mg, mg_per_size_step: stepOf(size, net_mg) };
  });
  const default_karat = traditional ? 22 : random.pick(karats);
  return {
    bodies,
    colours,
    default_karat,
    default_colour: random.weighted(colours.map((colour) => [colour, colour === 'yellow' ? 5 : 3] as const)),
    fineness: null,
  };
}

/** A step of size is about a fiftieth of a ring, a twentieth of a bangle, a ninth of a chain. */
function stepOf(size: SizeKind, net_mg: number): number {
  const parts = { ring: 52, bangle: 19, chain: 9, bracelet: 15, none: 0 }[size];
  return parts === 0 ? 0 : Math.max(5, Math.round(net_mg / parts / 5) * 5);
}

const COIN_MILLIGRAMS = [500, 1_000, 2_000, 4_000, 5_000, 8_000, 10_000, 20_000, 50_000] as const;

export function coinMetal(form: FormRecipe, random: Random): Metal {
  const net_mg = random.pick(COIN_MILLIGRAMS.filter((mg) => mg >= form.mg[0]));
  return {
    bodies: [{ karat: 24, net_mg, mg_per_size_step: 0 }],
    colours: ['yellow'],
    default_karat: 24,
    default_colour: 'yellow',
    fineness: random.chance(0.7) ? 999 : 995,
  };
}

type Sizing = Pick<Design, 'size_kind' | 'sizes' | 'default_size'>;

export function sizesOf(recipe: CategoryRecipe, form: FormRecipe, wearer: string, random: Random): Sizing {
  const kind: SizeKind = recipe.category === 'solitaires' && form.form === 'ring' ? 'ring' : recipe.size;
  switch (kind) {
    case 'ring': {
      const [from, to, usual] =
        wearer === 'men' ? [16, 28, 20] : wearer === 'anyone' ? [8, 26, 16] : [6, 20, 12];
      return {
        size_kind: kind,
        sizes: ringSizes(from + random.between(0, 2), to - random.between(0, 2)),
        default_size: String(usual),
      };
    }
    case 'bangle':
      return form.wearer === 'kids'
        ? { size_kind: 'none', sizes: [], default_size: '' }
        : { size_kind: kind, sizes: BANGLE_SIZES.slice(0, random.between(4, 6)), default_size: '2-4' };
    case 'chain':
      return { size_kind: kind, sizes: CHAIN_SIZES.slice(0, random.between(3, 5)), default_size: '18' };
    case 'bracelet':
      return { size_kind: kind, sizes: [...BRACELET_SIZES], default_size: '7' };
    case 'none':
      return { size_kind: kind, sizes: [], default_size: '' };
  }
}

export function stocked(size: Sizing, random: Random): string[] {
  const others = random.sample(size.sizes, Math.ceil(size.sizes.length * 0.6));
  return size.sizes.filter((id) => id === size.default_size || others.includes(id));
}
