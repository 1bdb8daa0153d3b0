/** The product page's data, in one language. */
import { fieldIn } from '@suvarna/contracts/locale';
import type { ProductDetail } from '@suvarna/contracts/catalogue';
import type { ReviewSummary } from '@suvarna/contracts/reviews';
import type { Translate } from '@suvarna/remote-kit/page';
import type { CardView } from '../cards/card.model.ts';
import type { Reading } from '../page/reading.model.ts';
import { toPriceView, type PriceView } from './buying/price.model.ts';

export interface Choice {
  readonly karat: number;
  readonly colour: string;
  /** `''` until the shopper has chosen one. */
  readonly size: string;
}

export interface Picture {
  readonly colour: string;
  readonly view: string;
  readonly src: string;
  readonly alt: string;
  /** Average colour, where the picture came with the release. */
  readonly tint?: string;
}

export interface Crumb {
  readonly label: string;
  /** Language-neutral. */
  readonly path: string;
}

interface SizeView {
  readonly id: string;
  readonly label: string;
  readonly inStock: boolean;
  /** Of a ring: its names abroad. */
  readonly names: { readonly uk: string; readonly us: string; readonly eu: string } | undefined;
}

export interface ProductView {
  readonly id: number;
  readonly title: string;
  /** The one address of the product, language-neutral, without options. */
  readonly path: string;
  readonly category: string;
  /** What of its category it is; `''` in answers that do not say it. */
  readonly form: string;
  readonly description: string;
  readonly designCode: string;
  readonly karats: readonly number[];
  readonly colours: readonly string[];
  readonly sizes: readonly SizeView[];
  readonly sizeRequired: boolean;
  readonly defaultSize: string;
  /** Letters that can be cut into it, and working days until such a piece leaves; `null` where there is no room. */
  readonly engraving: { readonly room: number; readonly leadDays: number } | null;
  readonly choice: Choice;
  readonly price: PriceView;
  readonly pictures: readonly Picture[];
  readonly stones: readonly {
    readonly type: string;
    readonly name: string;
    readonly shape: string;
    readonly quality: string;
    readonly count: number;
    readonly millicarat: number;
  }[];
  /** Facts of the certificate of its diamonds; nothing where it has none. */
  readonly certificate: ProductDetail['certificate'];
  readonly widthMm: number;
  readonly heightMm: number;
  /** Whom to ask about it; nothing in answers older than it. */
  readonly contact: ProductDetail['contact'];
  /** Whether it can be exchanged and is hallmarked: the store's answer, never guessed from the kind of piece. */
  readonly promises: {
    readonly exchange: boolean;
    readonly hallmark: boolean;
    /** What is lighter has no hallmark; 0 where it is not said. */
    readonly hallmarkFromMg: number;
  };
  /** Where it is made, in the reader's language; `''` for India, where all is that says nothing else. */
  readonly importedFrom: string;
  /** Below home, the product last. */
  readonly breadcrumb: readonly Crumb[];
  /** ISO time of the last cut-off: delivery days are counted from it on both sides. */
  readonly asOf: string;
  readonly similar: readonly CardView[];
  /** What its reviews come to, the same wherever the page says it; nothing where no customer wrote one. */
  readonly reviews: ReviewSummary | undefined;
  /** What schema.org says besides, for who reads pages by machine: its mark, and what customers said. */
  readonly machines?: object | undefined;
}

export function toProductView(
  detail: ProductDetail,
  wanted: Reading & {
    readonly size: string;
    readonly similar: readonly CardView[];
    readonly reviews?: ReviewSummary | undefined;
    readonly machines?: object | undefined;
  },
): ProductView {
  const { locale } = wanted;
  return {
    id: detail.product_id,
    title: fieldIn(detail, 'title', locale, detail.product_title),
    path: detail.url,
    category: detail.category,
    form: detail.form ?? '',
    description: fieldIn(detail, 'description', locale),
    designCode: detail.design_code,
    karats: detail.options.karats,
    colours: detail.options.colours,
    sizes: detail.options.sizes.map((size) => ({
      id: size.id,
      label: fieldIn(size, 'label', locale),
      inStock: size.in_stock,
      names: size.names,
    })),
    sizeRequired: detail.options.size_required,
    defaultSize: detail.options.default_size,
    engraving:
      detail.options.engraving === undefined
        ? null
        : { room: detail.options.engraving.max_length, leadDays: detail.options.engraving.lead_days },
    choice: {
      karat: detail.breakup.karat,
      colour: detail.breakup.colour,
      size: detail.options.sizes.some(({ id }) => id === wanted.size) ? wanted.size : '',
    },
    price: toPriceView(detail.breakup, wanted),
    pictures: detail.gallery,
    stones: detail.stones.map((stone) => ({
      // Scripts know a stone by its type, readers by its name.
      type: stone.type,
      name: fieldIn(stone, 'type', locale),
      shape: stone.shape,
      quality: stone.quality,
      count: stone.count,
      millicarat: stone.millicarat,
    })),
    certificate: detail.certificate,
    widthMm: detail.dimensions.width_mm,
    heightMm: detail.dimensions.height_mm,
    contact: detail.contact,
    promises: {
      exchange: detail.promises?.exchange === true,
      hallmark: detail.promises?.hallmark === true,
      hallmarkFromMg: detail.promises?.hallmark_from_mg ?? 0,
    },
    importedFrom:
      detail.origin === undefined || detail.origin.country === 'IN'
        ? ''
        : fieldIn(detail.origin, 'label', locale),
    breadcrumb: detail.breadcrumb.map((crumb) => ({
      label: fieldIn(crumb, 'label', locale),
      path: crumb.path,
    })),
    asOf: wanted.asOf,
    similar: wanted.similar,
    reviews: wanted.reviews,
    machines: wanted.machines,
  };
}

/** From home down to the product itself. */
export const productCrumbs = ({ breadcrumb }: ProductView, t: Translate): readonly Crumb[] => [
  { label: t('crumb.home'), path: '/' },
  ...breadcrumb,
];

/** Whether the choice of this price is jewellery too light to be hallmarked. */
export const isUnmarked = (
  { promises }: Pick<ProductView, 'promises'>,
  { grossWeightMg }: Pick<PriceView, 'grossWeightMg'>,
): boolean => promises.hallmark && grossWeightMg < promises.hallmarkFromMg;

/** Pictures of the chosen metal; a design photographed in one colour shows that one. */
export function picturesOf(product: ProductView, colour: string): readonly Picture[] {
  const inColour = product.pictures.filter((picture) => picture.colour === colour);
  return inColour.length > 0 ? inColour : product.pictures;
}

/** Language-neutral address of the product with options, e.g. to share a choice. */
export function choicePath(path: string, choice: Partial<Choice>): string {
  const query = new URLSearchParams();
  if (choice.karat) query.set('karat', String(choice.karat));
  if (choice.colour) query.set('colour', choice.colour);
  if (choice.size) query.set('size', choice.size);
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

export const sameChoice = (a: Choice, b: Choice): boolean =>
  a.karat === b.karat && a.colour === b.colour && a.size === b.size;
