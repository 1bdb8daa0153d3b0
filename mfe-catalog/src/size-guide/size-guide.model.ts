import { bangleTable, ringTable } from '@suvarna/contracts/sizes';
import type words from '../locales/en/size-guide.json';

/** The texts of the page, in one language. */
export type SizeGuideWords = typeof words;

export interface SizeGuideView {
  readonly words: SizeGuideWords;
  /** By the Indian number, the smallest first; measures in millimetres, ready to show. */
  readonly rings: readonly {
    readonly id: string;
    readonly uk: string;
    readonly us: string;
    readonly eu: string;
    readonly diameter: string;
    readonly circumference: string;
  }[];
  readonly bangles: readonly {
    readonly id: string;
    readonly diameter: string;
    readonly circumference: string;
  }[];
}

const shown = (millimetres: number): string => millimetres.toFixed(1);

/** The tables the sizes of the store are named by (domain rules §2.7), so that page and product cannot differ. */
export function toSizeGuideView(words: SizeGuideWords): SizeGuideView {
  const measures = ({
    diameter,
    circumference,
  }: {
    readonly diameter: number;
    readonly circumference: number;
  }) => ({ diameter: shown(diameter), circumference: shown(circumference) });
  return {
    words,
    rings: ringTable().map(({ id, names, ...rest }) => ({ id, ...names, ...measures(rest) })),
    bangles: bangleTable().map(({ id, ...rest }) => ({ id, ...measures(rest) })),
  };
}
