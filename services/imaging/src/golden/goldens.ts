/** Pieces whose pictures are stored, small, to see whether the renderer still draws what it drew: cuts, materials and families that fail in ways of their own. */
import type { Piece } from '@suvarna/jewellery-model/piece';
import type { StillJob } from '../stills.ts';

export interface Golden {
  readonly name: string;
  readonly job: StillJob;
}

/** Large enough to see one stone of a row, small enough for a test and the repository. */
const SIZE = 180;
const FRAMES = 8;

const golden = (
  name: string,
  [karat, colour]: readonly [StillJob['alloy']['karat'], StillJob['alloy']['colour']],
  some: Pick<Piece, 'category' | 'form' | 'motif' | 'stones' | 'look'> & Partial<Piece>,
  view: StillJob['view'] = 'hero',
): Golden => ({
  name,
  job: {
    piece: {
      style: 'classic',
      width_tenth_mm: 120,
      height_tenth_mm: 220,
      size_mm: 0,
      gauge_milli: 1_000,
      stamped_mg: 0,
      fineness: 0,
      ...some,
    },
    alloy: { karat, colour },
    view,
    size: SIZE,
    frames: FRAMES,
  },
});

const centre = (type: string, shape: string, count: number, millicarat: number): Piece['stones'][number] => ({
  type,
  shape,
  count,
  millicarat,
  role: 'centre',
});
const accents = (
  type: string,
  shape: string,
  count: number,
  millicarat: number,
): Piece['stones'][number] => ({ type, shape, count, millicarat, role: 'accent' });
const roundRing = {
  category: 'rings',
  form: 'solo',
  motif: 'wave',
  stones: [centre('diamond', 'round', 1, 516), accents('diamond', 'round', 16, 128)],
  look: 150_259_998,
  size_mm: 51.9,
} as const;

const sapphirePendant = {
  category: 'pendants',
  form: 'solo',
  motif: 'floral',
  stones: [centre('sapphire', 'marquise', 1, 996)],
  look: 1_662_834_074,
} as const;
const rubyJhumka = {
  category: 'earrings',
  form: 'jhumka',
  motif: 'peacock',
  stones: [accents('ruby', 'round', 14, 154)],
  look: 2_017_400_264,
  width_tenth_mm: 198,
  height_tenth_mm: 308,
} as const;

export const GOLDENS: readonly Golden[] = [
  golden('round-diamond-ring', [18, 'yellow'], roundRing),
  golden('round-diamond-ring-beside-coin', [18, 'yellow'], roundRing, 'scale'),
  golden('round-diamond-ring-worn', [18, 'yellow'], roundRing, 'worn'),
  golden('round-diamond-ring-macro', [18, 'yellow'], roundRing, 'macro'),
  golden('marquise-sapphire-pendant-worn', [14, 'yellow'], sapphirePendant, 'worn'),
  golden('ruby-jhumka-worn', [22, 'yellow'], rubyJhumka, 'worn'),
  golden('ruby-jhumka-macro', [22, 'yellow'], rubyJhumka, 'macro'),
  golden(
    'diamond-nose-pin-worn',
    [18, 'yellow'],
    {
      category: 'nose-pins',
      form: 'stud',
      motif: 'floral',
      stones: [centre('diamond', 'round', 1, 60)],
      look: 838_689_222,
      width_tenth_mm: 30,
      height_tenth_mm: 30,
    },
    'worn',
  ),
  golden(
    'plain-bangle-worn',
    [22, 'yellow'],
    {
      category: 'bangles',
      form: 'plain',
      motif: 'wave',
      stones: [],
      look: 1_129_952_788,
      width_tenth_mm: 620,
      height_tenth_mm: 60,
      size_mm: 57.2,
    },
    'worn',
  ),
  golden('princess-halo-ring', [18, 'white'], {
    category: 'rings',
    form: 'halo',
    motif: 'floral',
    stones: [centre('diamond', 'princess', 1, 317), accents('diamond', 'round', 24, 216)],
    look: 1_715_686_679,
    size_mm: 51.9,
  }),
  golden('topaz-oval-ring', [14, 'rose'], {
    category: 'rings',
    form: 'solo',
    motif: 'floral',
    stones: [centre('topaz', 'oval', 1, 800)],
    look: 1_129_952_788,
    size_mm: 51.9,
  }),
  golden('emerald-cut-trio-ring', [18, 'white'], {
    category: 'rings',
    form: 'three-stone',
    motif: 'wave',
    stones: [centre('emerald', 'emerald-cut', 3, 522)],
    look: 683_115_174,
    size_mm: 51.9,
  }),
  golden('marquise-sapphire-pendant', [14, 'yellow'], sapphirePendant),
  golden('pearl-pendant', [18, 'rose'], {
    category: 'pendants',
    form: 'solo',
    motif: 'teardrop',
    stones: [centre('pearl', 'bead', 1, 566)],
    look: 461_016_199,
  }),
  golden('enamel-eye-pendant', [14, 'yellow'], {
    category: 'pendants',
    form: 'motif',
    motif: 'evil-eye',
    stones: [],
    look: 768_418_294,
  }),
  golden('ruby-jhumka', [22, 'yellow'], rubyJhumka),
  golden('black-bead-mangalsutra', [22, 'yellow'], {
    category: 'mangalsutra',
    form: 'vati',
    motif: 'lotus',
    stones: [],
    look: 1_141_489_869,
    width_tenth_mm: 1_311,
    height_tenth_mm: 2_198,
    size_mm: 457.2,
  }),
  golden('sun-coin', [24, 'yellow'], {
    category: 'gold-coins',
    form: 'coin',
    motif: 'sun',
    stones: [],
    look: 838_689_222,
    width_tenth_mm: 300,
    stamped_mg: 10_000,
    fineness: 995,
  }),
];
