import type { SizeNames } from './ring-size.ts';

/** Size systems of the store (domain-rules §2.7). */
const SIZE_KINDS = ['ring', 'bangle', 'chain', 'bracelet', 'none'] as const;
export type SizeKind = (typeof SIZE_KINDS)[number];

/** Inner circumference in tenths of a millimetre of the Indian ring sizes 1 to 30. */
export const RING_CIRCUMFERENCE_TENTH_MM = [
  410, 417, 429, 441, 448, 461, 474, 480, 487, 500, 512, 519, 531, 544, 551, 563, 570, 583, 589, 602, 608,
  621, 627, 640, 646, 659, 672, 678, 691, 697,
] as const;

/** The same sizes as shops abroad name them (domain-rules §2.7, the table): US to a quarter, UK to half a letter. */
const RING_US = [
  '1¾',
  '2',
  '2½',
  '3',
  '3¼',
  '3¾',
  '4¼',
  '4½',
  '4¾',
  '5¼',
  '5¾',
  '6',
  '6½',
  '7',
  '7¼',
  '7¾',
  '8',
  '8½',
  '8¾',
  '9¼',
  '9½',
  '10',
  '10¼',
  '10¾',
  '11',
  '11½',
  '12',
  '12¼',
  '12¾',
  '13',
] as const;
const RING_UK = [
  'C½',
  'D',
  'E',
  'F',
  'F½',
  'G½',
  'H½',
  'I',
  'I½',
  'K',
  'K½',
  'L½',
  'M',
  'N½',
  'O',
  'P',
  'P½',
  'Q½',
  'R',
  'S',
  'S½',
  'T½',
  'U',
  'V',
  'V½',
  'W½',
  'X½',
  'Y',
  'Z',
  'Z½',
] as const;

/** What an Indian ring size is called abroad; `undefined` for other things and sizes that are none. EU (ISO 8653) is the circumference in whole millimetres. */
export function ringNames(kind: SizeKind, id: string): SizeNames | undefined {
  const at = Number(id) - 1;
  const [tenths, uk, us] = [RING_CIRCUMFERENCE_TENTH_MM[at], RING_UK[at], RING_US[at]];
  if (kind !== 'ring' || tenths === undefined || uk === undefined || us === undefined) return undefined;
  return { uk, us, eu: String(Math.round(tenths / 10)) };
}

/** Bangles: `2-a` is an inner diameter of 2 + a/16 inch, never "2.a inch". */
const BANGLE_DIAMETER_MM: Readonly<Record<string, string>> = {
  '2-2': '54.0',
  '2-4': '57.2',
  '2-6': '60.3',
  '2-8': '63.5',
  '2-10': '66.7',
  '2-12': '69.9',
  '2-14': '73.0',
  '3-0': '76.2',
};

export function ringSizes(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, step) => String(from + step));
}

export const BANGLE_SIZES = Object.keys(BANGLE_DIAMETER_MM);
export const CHAIN_SIZES = ['16', '18', '20', '22', '24'] as const;
export const BRACELET_SIZES = ['6.5', '7', '7.5', '8'] as const;

const INCH = 25.4;

/** The length a size stands for: inner circumference of a ring, inner diameter of a bangle, length of a chain or bracelet; 0 without a size. */
export function sizeMillimetres(kind: SizeKind, id: string): number {
  switch (kind) {
    case 'ring':
      return (RING_CIRCUMFERENCE_TENTH_MM[Number(id) - 1] ?? 0) / 10;
    case 'bangle':
      return Number(BANGLE_DIAMETER_MM[id] ?? 0);
    case 'chain':
    case 'bracelet':
      return Number(id) * INCH;
    case 'none':
      return 0;
  }
}

interface Measured {
  readonly id: string;
  /** Inner diameter and circumference in millimetres. */
  readonly diameter: number;
  readonly circumference: number;
}

/** Every ring size with its names and measures, the smallest first. */
export function ringTable(): readonly (Measured & { readonly names: SizeNames })[] {
  return ringSizes(1, RING_CIRCUMFERENCE_TENTH_MM.length).flatMap((id) => {
    const names = ringNames('ring', id);
    const circumference = sizeMillimetres('ring', id);
    return names === undefined ? [] : [{ id, names, circumference, diameter: circumference / Math.PI }];
  });
}

/** Every bangle size with its measures, the smallest first. The circumference is counted from the inches: the printed diameter is rounded. */
export function bangleTable(): readonly Measured[] {
  return BANGLE_SIZES.map((id) => {
    const [inches = 0, sixteenths = 0] = id.split('-').map(Number);
    return {
      id,
      diameter: sizeMillimetres('bangle', id),
      circumference: (inches + sixteenths / 16) * INCH * Math.PI,
    };
  });
}
