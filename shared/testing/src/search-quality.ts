/** How well a search answers: the evaluation set, what it expects of a design, and the measures. */
import type { ProductCard } from '@suvarna/contracts/catalogue';
import queries from './search-queries.json' with { type: 'json' };

/** What the designs of a query have to be; what is left out does not matter. */
export interface Expected {
  readonly q: string;
  readonly category?: readonly string[];
  /** All of these words stand in the English name, or any of them where they are several stones or motifs. */
  readonly title?: readonly string[];
  /** In rupees. */
  readonly price?: readonly number[];
  /** In milligrams. */
  readonly weight?: readonly number[];
  readonly karat?: number;
  readonly colour?: string;
  /** The collection it is of. */
  readonly set?: string;
  /** For whom, for what occasion, whether it is a gift: all of them. Cards do not say this, so only who has the designs can judge it. */
  readonly facts?: readonly string[];
  /** Designs of the catalogue that fit, where they are fewer than ten. */
  readonly few?: number;
  /** Address of the page of words that answers it; designs are not judged then. */
  readonly page?: string;
}

export const EVALUATION: readonly Expected[] = queries;

interface Judged extends Pick<
  ProductCard,
  | 'wear_type_name'
  | 'product_title'
  | 'set_name'
  | 'special_price_paise'
  | 'gross_weight_mg'
  | 'karat'
  | 'colour'
> {
  /** Recipients, occasions and `gifting` of the design; left out where only cards are known. */
  readonly facts?: readonly string[];
}

const lies = (value: number, bounds: readonly number[] | undefined): boolean =>
  bounds === undefined || (value >= (bounds[0] ?? 0) && value <= (bounds[1] ?? Infinity));

/** 2: all that was asked for. 1: the right kind of piece, but not all of the rest. 0: something else. */
function gradeOf(expected: Expected, card: Judged): 0 | 1 | 2 {
  if (expected.category !== undefined && !expected.category.includes(card.wear_type_name)) return 0;
  const fits =
    (expected.title === undefined || expected.title.some((word) => card.product_title.includes(word))) &&
    lies(card.special_price_paise / 100, expected.price) &&
    lies(card.gross_weight_mg, expected.weight) &&
    (expected.karat === undefined || card.karat === expected.karat) &&
    (expected.colour === undefined || card.colour === expected.colour) &&
    (expected.set === undefined || card.set_name === expected.set) &&
    (expected.facts ?? []).every((fact) => card.facts?.includes(fact) === true);
  return fits ? 2 : expected.category === undefined ? 0 : 1;
}

const TOP = 10;
const gain = (grade: number, place: number): number => (2 ** grade - 1) / Math.log2(place + 2);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** nDCG@10 of the first designs of an answer; the best answer is ten that fit, or all there are. */
function ndcg(expected: Expected, cards: readonly Judged[]): number {
  const places = Math.min(TOP, expected.few ?? TOP);
  const found = cards.slice(0, TOP).map((card, place) => gain(gradeOf(expected, card), place));
  const best = Array.from({ length: places }, (_, place) => gain(2, place));
  return Math.min(1, sum(found) / sum(best));
}

export interface SearchQuality {
  /** Those that could be judged. */
  readonly queries: number;
  readonly ndcg: number;
  /** Share of the queries that found nothing, neither a design nor a page. */
  readonly zero: number;
  /** Below 0.8, worst first. */
  readonly worst: readonly { readonly q: string; readonly ndcg: number }[];
}

interface Answer {
  readonly expected: Expected;
  readonly cards: readonly Judged[];
  /** Addresses of the pages of words beside them. */
  readonly pages?: readonly string[];
}

const canBeJudged = ({ expected, cards }: Answer): boolean =>
  expected.facts === undefined || cards.every(({ facts }) => facts !== undefined);

/** A page is one link among few: its place counts as that of a design. */
function goodOf({ expected, cards, pages = [] }: Answer): number {
  if (expected.page === undefined) return ndcg(expected, cards);
  const place = pages.indexOf(expected.page);
  return place < 0 ? 0 : gain(2, place) / gain(2, 0);
}

export function qualityOf(all: readonly Answer[]): SearchQuality {
  const answers = all.filter(canBeJudged);
  const each = answers.map((answer) => ({ q: answer.expected.q, ndcg: goodOf(answer) }));
  return {
    queries: answers.length,
    ndcg: sum(each.map((one) => one.ndcg)) / answers.length,
    zero:
      answers.filter(({ cards, pages = [] }) => cards.length === 0 && pages.length === 0).length /
      answers.length,
    worst: each.filter((one) => one.ndcg < 0.8).toSorted((a, b) => a.ndcg - b.ndcg),
  };
}
