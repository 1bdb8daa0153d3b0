import type { MetalColour } from '@suvarna/contracts/catalogue';
import type { Design, MetalKarat } from './design.ts';

export interface ChosenOptions {
  readonly karat: MetalKarat;
  readonly colour: MetalColour;
  /** `''` for designs without a size. */
  readonly size: string;
}

export interface AskedOptions {
  readonly karat?: number | undefined;
  readonly colour?: string | undefined;
  readonly size?: string | undefined;
}

/** Options left out take the design's default. `undefined` when the design is not made that way. */
export function chooseOptions(design: Design, asked: AskedOptions): ChosenOptions | undefined {
  const karat = design.bodies.find((body) => body.karat === (asked.karat ?? design.default_karat))?.karat;
  const colour = design.colours.find((candidate) => candidate === (asked.colour ?? design.default_colour));
  const size = asked.size === undefined || asked.size === '' ? design.default_size : asked.size;
  if (karat === undefined || colour === undefined) return undefined;
  if (size !== '' && !design.sizes.includes(size)) return undefined;
  return { karat, colour, size };
}

const COLOUR_LETTERS: Readonly<Record<MetalColour, string>> = { yellow: 'Y', rose: 'R', white: 'W' };

/** `RG00001-18Y`: a design in a karat and colour. */
export function productCodeOf(
  design: Pick<Design, 'design_code'>,
  options: Pick<ChosenOptions, 'karat' | 'colour'>,
): string {
  return `${design.design_code}-${String(options.karat)}${COLOUR_LETTERS[options.colour]}`;
}

/** `RG00001-18Y-12`: what is counted, priced and put into a bag. */
export function skuOf(design: Pick<Design, 'design_code'>, options: ChosenOptions): string {
  const code = productCodeOf(design, options);
  return options.size === '' ? code : `${code}-${options.size}`;
}

const SKU = /^([A-Z]{2}\d{5,6})-(14|18|22|24)([YRW])(?:-(.+))?$/;

/** The design code and options a SKU names. */
export function readSku(
  sku: string,
): { readonly design_code: string; readonly options: AskedOptions } | undefined {
  const [, design_code, karat, letter, size] = SKU.exec(sku) ?? [];
  if (design_code === undefined) return undefined;
  const colour = Object.entries(COLOUR_LETTERS).find(([, candidate]) => candidate === letter)?.[0];
  return { design_code, options: { karat: Number(karat), colour, size } };
}

export interface Availability {
  readonly available: boolean;
  /** Pieces in stock; 0 when the piece is made for the order. */
  readonly stock: number;
  readonly made_to_order: boolean;
  readonly lead_days: number;
}

/**
 * Stock lies in the default karat and colour and in the stocked sizes, without words; any other choice
 * of a ready design is made for the order. A ready design whose stock is gone cannot be bought.
 */
export function availabilityOf(design: Design, options: ChosenOptions, engraved = false): Availability {
  if (design.product_type === 'ready-to-ship' && design.stock === 0) {
    return { available: false, stock: 0, made_to_order: false, lead_days: design.lead_days };
  }
  const ready =
    design.product_type === 'ready-to-ship' &&
    !engraved &&
    options.karat === design.default_karat &&
    options.colour === design.default_colour &&
    (options.size === '' || design.stocked_sizes.includes(options.size));
  return {
    available: true,
    stock: ready ? design.stock : 0,
    made_to_order: !ready,
    lead_days: ready ? 1 : design.lead_days,
  };
}

/** Metal of a choice: the body of its karat, heavier or lighter by the steps from the default size. */
export function netWeight(design: Design, options: Pick<ChosenOptions, 'karat' | 'size'>): number {
  const body = design.bodies.find((candidate) => candidate.karat === options.karat);
  if (!body) throw new Error(`${design.design_code} is not made in ${String(options.karat)} karat`);
  const steps =
    options.size === '' ? 0 : design.sizes.indexOf(options.size) - design.sizes.indexOf(design.default_size);
  return Math.max(50, body.net_mg + steps * body.mg_per_size_step);
}
