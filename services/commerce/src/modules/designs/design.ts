import { COUNTRY_OF_ORIGIN } from '@suvarna/contracts/storefront-constants';
import type { Category, CutGrade, GoldGrade, MetalColour, ProductType } from '@suvarna/contracts/catalogue';
import type { SizeKind } from '@suvarna/contracts/sizes';
import type { Motif, Occasion, Recipient, StoneShape, StoneType, Style } from './words.ts';

/**
 * Jewellery comes in 14, 18 and 22 karat; coins are 24 karat and carry a fineness (domain-rules §2.14
 * row 15). A design of another hallmarked grade is sold like them.
 */
export type MetalKarat = GoldGrade;

/** A row of equal stones. Weights are for the whole row. */
export interface StoneRow {
  readonly type: StoneType;
  readonly shape: StoneShape;
  readonly quality: string;
  readonly count: number;
  readonly millicarat: number;
  readonly role: 'centre' | 'accent';
  /** Of a round diamond; laboratories grade the cut of no other shape. Left out where it is not stated. */
  readonly cut?: CutGrade;
  /** Polish and symmetry of a diamond of another shape. */
  readonly finish?: CutGrade;
}

/** The metal of a design in one karat, at its default size. */
export interface MetalBody {
  readonly karat: MetalKarat;
  readonly net_mg: number;
  /** What one step of size adds (domain-rules §2.7). */
  readonly mg_per_size_step: number;
}

export type MakingCharge =
  | { readonly mode: 'per-gram'; readonly paise_per_gram: number }
  | { readonly mode: 'percent'; readonly bp: number }
  | { readonly mode: 'flat'; readonly paise: number };

/** Everything the store knows about one design. Prices are never part of it: they are computed. */
export interface Design {
  readonly product_id: number;
  readonly design_code: string;
  readonly category: Category;
  /** The kind of piece inside its category: `halo`, `jhumka`, `kada`… */
  readonly form: string;
  readonly title: string;
  readonly title_hi: string;
  readonly slug: string;
  readonly style: Style;
  readonly motif: Motif;
  readonly occasions: readonly Occasion[];
  /** The first is the one the design is named for. */
  readonly recipients: readonly Recipient[];
  readonly gifting: boolean;
  readonly bodies: readonly MetalBody[];
  readonly colours: readonly MetalColour[];
  readonly default_karat: MetalKarat;
  readonly default_colour: MetalColour;
  /** Parts per thousand, for coins only. */
  readonly fineness: 995 | 999 | null;
  readonly stones: readonly StoneRow[];
  /** Who certifies its diamonds, by the name it signs with; `null` where it has none, or where it is not stated. */
  readonly laboratory: string | null;
  readonly making: MakingCharge;
  readonly making_discount_bp: number;
  readonly size_kind: SizeKind;
  readonly sizes: readonly string[];
  /** `''` where a design has no size. */
  readonly default_size: string;
  /** Sizes that lie ready in stock; other sizes are made to order. */
  readonly stocked_sizes: readonly string[];
  readonly stock: number;
  readonly product_type: ProductType;
  /** Days until dispatch when the piece has to be made. */
  readonly lead_days: number;
  readonly launched_on: string;
  readonly popularity: number;
  readonly set_name: string;
  /** What the model is made from, not what it measures: a family may take less or more of it. */
  readonly width_tenth_mm: number;
  readonly height_tenth_mm: number;
  /** What a person is told: the size the model has, at the default size of the design. */
  readonly outer_width_tenth_mm: number;
  readonly outer_height_tenth_mm: number;
  /** Thickness of the metal in thousandths of the usual. */
  readonly gauge_milli: number;
  readonly hsn: string;
  /** ISO code of the country it is made in; left out: India. */
  readonly made_in?: string;
  /** Free parameter of the model: decides between variations of the form. */
  readonly look: number;
}

/** ISO code of the country a piece of it is made in. */
export const originOf = ({ made_in: country = COUNTRY_OF_ORIGIN }: Pick<Design, 'made_in'>): string =>
  country;

/** One gram of stone is five carats: 1 ct = 200 mg (domain-rules §2.1). */
export function stoneMilligrams(design: Pick<Design, 'stones'>): number {
  return Math.round(design.stones.reduce((sum, row) => sum + row.millicarat, 0) / 5);
}
