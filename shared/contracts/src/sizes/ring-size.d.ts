import type { Currency } from '../base/money/money.ts';
export interface SizeNames {
  readonly uk: string;
  readonly us: string;
  readonly eu: string;
}
export interface RingSize {
  readonly name: string;
  readonly note: string;
  readonly all: string;
}
export declare function ringSizeOf(
  {
    id,
    label,
    names,
  }: {
    readonly id: string;
    readonly label: string;
    readonly names: SizeNames | undefined;
  },
  currency: Currency,
): RingSize | undefined;
export declare function sizeInWords(id: string, names: SizeNames | undefined, currency: string): string;
