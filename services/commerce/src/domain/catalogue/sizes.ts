/** Size systems of the store (domain-rules §2.7). */
export const SIZE_KINDS = ['ring', 'bangle', 'chain', 'bracelet', 'none'] as const;
export type SizeKind = (typeof SIZE_KINDS)[number];

/** Inner circumference in tenths of a millimetre of the Indian ring sizes 1 to 30. */
export const RING_CIRCUMFERENCE_TENTH_MM = [
  410, 417, 429, 441, 448, 461, 474, 480, 487, 500, 512, 519, 531, 544, 551,
  563, 570, 583, 589, 602, 608, 621, 627, 640, 646, 659, 672, 678, 691, 697,
] as const;

/** Bangles: `2-a` is an inner diameter of 2 + a/16 inch, never "2.a inch". */
const BANGLE_DIAMETER_MM: Readonly<Record<string, string>> = {
  '2-2': '54.0', '2-4': '57.2', '2-6': '60.3', '2-8': '63.5', '2-10': '66.7', '2-12': '69.9', '2-14': '73.0', '3-0': '76.2',
};

export function ringSizes(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, step) => String(from + step));
}

export const BANGLE_SIZES = Object.keys(BANGLE_DIAMETER_MM);
export const CHAIN_SIZES = ['16', '18', '20', '22', '24'] as const;
export const BRACELET_SIZES = ['6.5', '7', '7.5', '8'] as const;

/** How a size is printed: `12 (51.9 mm)`, `2-4 (57.2 mm)`, `18 inch`. */
export function sizeLabel(kind: SizeKind, id: string): string {
  switch (kind) {
    case 'ring': {
      const tenths = RING_CIRCUMFERENCE_TENTH_MM[Number(id) - 1];
      return tenths === undefined ? id : `${id} (${(tenths / 10).toFixed(1)} mm)`;
    }
    case 'bangle':
      return `${id} (${BANGLE_DIAMETER_MM[id] ?? ''} mm)`;
    case 'chain':
    case 'bracelet':
      return `${id} inch`;
    case 'none':
      return id;
  }
}

const INCH = 25.4;

/** The length a size stands for: inner circumference of a ring, inner diameter of a bangle, length of a chain or bracelet; 0 without a size. */
export function sizeMillimetres(kind: SizeKind, id: string): number {
  switch (kind) {
    case 'ring': return (RING_CIRCUMFERENCE_TENTH_MM[Number(id) - 1] ?? 0) / 10;
    case 'bangle': return Number(BANGLE_DIAMETER_MM[id] ?? 0);
    case 'chain':
    case 'bracelet': return Number(id) * INCH;
    case 'none': return 0;
  }
}
