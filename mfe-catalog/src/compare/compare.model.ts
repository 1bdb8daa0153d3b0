/** Designs side by side: what is told of each, and where they differ. */
import { priceVersion, type ProductDetail } from '@suvarna/contracts/catalogue';
import type { Locale } from '@suvarna/contracts/locale';
import type { Translate } from '@suvarna/remote-kit/page';
import { formatPrice } from '@suvarna/ui/price';
import { makeOf } from '../diamonds/diamond-text.ts';
import { caratText, gramText } from '../product/choosing/measure.model.ts';
import type { PriceView } from '../product/buying/price.model.ts';
import { isUnmarked, toProductView, type ProductView } from '../product/product.model.ts';
import { readingNow } from '../page/reading.model.ts';

export interface ComparedDesign extends Pick<
  ProductView,
  | 'id'
  | 'title'
  | 'path'
  | 'designCode'
  | 'karats'
  | 'colours'
  | 'stones'
  | 'certificate'
  | 'widthMm'
  | 'heightMm'
  | 'promises'
  | 'price'
> {
  readonly picture: { readonly src: string; readonly tint?: string | undefined } | undefined;
  readonly sizes: readonly string[];
  /** Letters that can be cut into it; 0 where there is no room. */
  readonly engraving: number;
}

export interface CompareView {
  readonly designs: readonly ComparedDesign[];
  /** One that was asked for is no longer sold. */
  readonly isShort: boolean;
  /** What all prices are computed from, as `priceVersion` names it; `''` without designs. */
  readonly rateVersion: string;
}

export function toCompareView(
  designs: readonly ProductDetail[],
  { locale, asked }: { readonly locale: Locale; readonly asked: number },
): CompareView {
  const reading = readingNow(locale);
  return {
    designs: designs.map((detail) => {
      const view = toProductView(detail, { ...reading, size: '', similar: [] });
      const picture = view.pictures.find(({ colour }) => colour === view.price.colour) ?? view.pictures[0];
      return {
        id: view.id,
        title: view.title,
        path: view.path,
        designCode: view.designCode,
        karats: view.karats,
        colours: view.colours,
        stones: view.stones,
        certificate: view.certificate,
        widthMm: view.widthMm,
        heightMm: view.heightMm,
        promises: view.promises,
        price: view.price,
        picture: picture && { src: picture.src, tint: picture.tint },
        sizes: view.sizes.map(({ label }) => label),
        engraving: view.engraving?.room ?? 0,
      };
    }),
    isShort: designs.length < asked,
    rateVersion: designs[0] ? priceVersion(designs[0]) : '',
  };
}

export interface ComparedRow {
  readonly id: string;
  readonly label: string;
  /** By design; no text where there is nothing to say. */
  readonly cells: readonly (readonly string[])[];
  readonly differs: boolean;
}

type Told = (design: ComparedDesign) => readonly string[];

/** Rows in the order in which people decide. A row that says nothing of any design is left out. */
export function rowsOf(
  designs: readonly ComparedDesign[],
  {
    compareT,
    t,
    diamonds,
  }: { readonly compareT: Translate; readonly t: Translate; readonly diamonds: Translate },
): readonly ComparedRow[] {
  const answer = (yes: boolean): readonly string[] => [compareT(yes ? 'yes' : 'no')];
  const length = (mm: number): readonly string[] => (mm > 0 ? [t('measure.mm', { value: mm })] : []);
  const part =
    (component: PriceView['rows'][number]['component']): Told =>
    ({ price }) =>
      amountOf(price, component);
  const told: readonly (readonly [id: string, Told])[] = [
    [
      'metal',
      ({ price: { karat, colour } }) => [compareT('metal-value', { karat, colour: t(`colour.${colour}`) })],
    ],
    [
      'also',
      ({ karats, colours, price }) => [
        ...karats.filter((karat) => karat !== price.karat).map((karat) => compareT('karat', { karat })),
        ...colours.filter((colour) => colour !== price.colour).map((colour) => t(`colour.${colour}`)),
      ],
    ],
    ['net', ({ price }) => [gramText(price.netWeightMg, t)]],
    ['gross', ({ price }) => [gramText(price.grossWeightMg, t)]],
    [
      'stones',
      ({ stones }) =>
        stones.map((stone) =>
          [
            compareT('stone', {
              count: stone.count,
              name: stone.name,
              shape: t(`shape.${stone.shape}`),
              weight: caratText(stone.millicarat, t),
            }),
            stone.quality,
          ]
            .filter((text) => text !== '')
            .join(', '),
        ),
    ],
    ['cut', ({ certificate }) => (certificate?.diamonds ?? []).map((diamond) => makeOf(diamond, diamonds))],
    ['laboratory', ({ certificate }) => [certificate?.laboratory ?? '']],
    ['part-metal', part('metal')],
    ['part-stone', part('stone')],
    ['part-making', part('making')],
    ['part-other', part('other')],
    ['tax', ({ price }) => (price.gstMinor > 0 ? [formatPrice(price.gstMinor, price.currency)] : [])],
    ['width', ({ widthMm }) => length(widthMm)],
    ['height', ({ heightMm }) => length(heightMm)],
    [
      'sizes',
      ({ sizes }) => {
        const [first = '', last = ''] = [sizes[0], sizes.at(-1)];
        if (sizes.length <= 1) return sizes;
        return [compareT('sizes-value', { count: sizes.length, first, last })];
      },
    ],
    ['delivery', ({ price }) => (price.available ? [price.deliversBy] : [])],
    ['engraving', ({ engraving: room }) => (room > 0 ? [compareT('engraving-value', { room })] : [])],
    ['exchange', ({ promises }) => answer(promises.exchange)],
    ['hallmark', ({ promises, price }) => answer(promises.hallmark && !isUnmarked({ promises }, price))],
  ];
  return told
    .map(([id, tell]) => {
      const cells = designs.map((design) => tell(design).filter((text) => text !== ''));
      return {
        id,
        label: compareT(id),
        cells,
        differs: new Set(cells.map((cell) => cell.join('\n'))).size > 1,
      };
    })
    .filter(({ cells }) => cells.some((cell) => cell.length > 0));
}

/** What a component makes of the price, discount taken off; nothing where the price has no such part. */
function amountOf({ rows, currency }: PriceView, component: string): readonly string[] {
  const parts = rows.filter((row) => row.component === component);
  if (parts.length === 0) return [];
  return [
    formatPrice(
      parts.reduce((sum, { finalMinor }) => sum + finalMinor, 0),
      currency,
    ),
  ];
}

/** The address that shows these designs, language-neutral. */
export const comparePath = (ids: readonly number[]): string =>
  ids.length === 0 ? '/compare/' : `/compare/?ids=${ids.join(',')}`;
