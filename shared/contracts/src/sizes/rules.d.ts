import type { SizeNames } from './ring-size.ts';
declare const SIZE_KINDS: readonly ['ring', 'bangle', 'chain', 'bracelet', 'none'];
export type SizeKind = (typeof SIZE_KINDS)[number];
export declare const RING_CIRCUMFERENCE_TENTH_MM: readonly [
  410,
  417,
  429,
  441,
  448,
  461,
  474,
  480,
  487,
  500,
  512,
  519,
  531,
  544,
  551,
  563,
  570,
  583,
  589,
  602,
  608,
  621,
  627,
  640,
  646,
  659,
  672,
  678,
  691,
  697,
];
export declare function ringNames(kind: SizeKind, id: string): SizeNames | undefined;
export declare function ringSizes(from: number, to: number): string[];
export declare const BANGLE_SIZES: string[];
export declare const CHAIN_SIZES: readonly ['16', '18', '20', '22', '24'];
export declare const BRACELET_SIZES: readonly ['6.5', '7', '7.5', '8'];
export declare function sizeLabel(kind: SizeKind, id: string, language: 'en' | 'hi'): string;
export declare function sizeMillimetres(kind: SizeKind, id: string): number;
interface Measured {
  readonly id: string;
  readonly diameter: number;
  readonly circumference: number;
}
export declare function ringTable(): readonly (Measured & {
  readonly names: SizeNames;
})[];
export declare function bangleTable(): readonly Measured[];
export {};
