import type { MetalColour } from '@suvarna/contracts/catalogue';
import type { DrawnView } from '@suvarna/jewellery-model/model';

/** Widths there are of every picture. */
export const WIDTHS = [360, 515, 1024] as const;
export type Width = (typeof WIDTHS)[number];

/** Instead of a width: the picture in the shape in which links to a product are shown elsewhere. */
export const SOCIAL = 'social';

const FORMATS = ['avif', 'webp', 'jpeg'] as const;
export type Format = (typeof FORMATS)[number];

/** What an address asks for. */
export interface Wanted {
  readonly product_id: number;
  readonly view: DrawnView;
  readonly colour: MetalColour;
  readonly width: Width | typeof SOCIAL;
  /** `''` for the picture as it looks today. */
  readonly key: string;
}

/** One file: a picture at one width in one format. */
export interface Variant extends Pick<Wanted, 'view' | 'colour' | 'width' | 'key'> {
  readonly format: Format;
}

/** Unique, and safe as a file name. View and colour are in it, so that a key under a false metal is never found. */
export const nameOf = ({ key, view, colour, width, format }: Variant): string =>
  `${key}-${view}-${colour}-${width}.${format}`;
