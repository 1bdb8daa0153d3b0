/** The builder as it is shown: one language, only what is on screen. */
import type { ProductDetail, SolitaireChoice, Solitaires } from '@suvarna/contracts/catalogue';
import { isCurrency, type Currency, type MinorUnits } from '@suvarna/contracts/money';
import { rateOfCards, toCardView, type CardView } from '../cards/card.model.ts';
import { toProductView, type ProductView } from '../product/product.model.ts';
import type { Reading } from '../page/reading.model.ts';
import type { Asked } from './asked.model.ts';

interface ChoiceView {
  readonly id: string;
  readonly count: number;
  /** 0 where there is none. */
  readonly fromMinor: MinorUnits;
}

export interface SetStone {
  readonly shape: string;
  readonly millicarat: number;
  readonly count: number;
  /** `''` where it is no round one, or where it is not graded. */
  readonly cut: string;
  /** Polish and symmetry, where it is no round one. */
  readonly finish: string;
  readonly clarity: string;
  readonly grade: string;
}

export interface BuilderView {
  readonly asked: Asked;
  readonly count: number;
  readonly page: number;
  readonly pages: number;
  readonly currency: Currency;
  readonly choices: Readonly<Record<SolitaireChoice, readonly ChoiceView[]>>;
  readonly results: readonly { readonly card: CardView; readonly stone: SetStone }[];
  readonly chosen: ProductView | null;
  /** The design of the address is no longer made, or not so. */
  readonly isGone: boolean;
  readonly rateVersion: string;
}

export function toBuilderView(
  found: Solitaires,
  {
    asked,
    chosen,
    reading,
  }: { readonly asked: Asked; readonly chosen?: ProductDetail | undefined; readonly reading: Reading },
): BuilderView {
  const choices = (kind: SolitaireChoice): readonly ChoiceView[] =>
    found.choices[kind].map(({ id, count, from_paise }) => ({ id, count, fromMinor: from_paise }));
  const size = asked.size ?? '';
  return {
    asked,
    count: found.count,
    page: found.page,
    pages: found.pages,
    currency: isCurrency(found.currency) ? found.currency : 'INR',
    choices: {
      shape: choices('shape'),
      carat: choices('carat'),
      cut: choices('cut'),
      clarity: choices('clarity'),
      grade: choices('grade'),
      setting: choices('setting'),
    },
    results: found.results.flatMap((card, place) => {
      const stone = found.stones[place];
      if (stone === undefined) return [];
      const { product_id: _id, ...shown } = stone;
      return [{ card: toCardView(card, reading), stone: shown }];
    }),
    chosen: chosen === undefined ? null : toProductView(chosen, { ...reading, size, similar: [] }),
    isGone: asked.design !== undefined && chosen === undefined,
    rateVersion: rateOfCards(found.results),
  };
}
