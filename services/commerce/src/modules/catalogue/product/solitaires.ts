/** Set solitaires by their stone. Only what the catalogue has is offered: a stone and a setting are one design. */
import {
  CARAT_BANDS,
  gradeOf,
  SOLITAIRE_CHOICES,
  type SolitaireChoice,
  type Solitaires,
  type SolitairesQuery,
} from '@suvarna/contracts/catalogue';
import type { Currency } from '@suvarna/contracts/money';
import type { Design } from '../../designs/index.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { facetBit } from '../designs/facets.ts';
import { EVERYTHING, type ListingQuery } from '../designs/grammar.ts';

const PAGE = 24;
const KINDS = Object.keys(SOLITAIRE_CHOICES) as SolitaireChoice[];

type Stone = Solitaires['stones'][number];
type Traits = Readonly<Record<SolitaireChoice, string>>;

interface Found {
  readonly row: number;
  readonly stone: Stone;
  readonly traits: Traits;
}

/** Of a solitaire whose centre is a graded diamond; nothing of any other design. */
export function stoneOf({ product_id, stones }: Pick<Design, 'product_id' | 'stones'>): Stone | undefined {
  const centre = stones.find(({ role }) => role === 'centre');
  const grade = centre?.type === 'diamond' ? gradeOf(centre.quality) : undefined;
  if (centre === undefined || grade === undefined) return undefined;
  return {
    product_id,
    shape: centre.shape,
    millicarat: Math.round(centre.millicarat / centre.count),
    count: centre.count,
    cut: centre.cut ?? '',
    finish: centre.finish ?? '',
    clarity: grade.clarity,
    grade: grade.colour.replace('–', '-'),
  };
}

function traitsOf({ form }: Pick<Design, 'form'>, { shape, millicarat, cut, clarity, grade }: Stone): Traits {
  const band = CARAT_BANDS.find(({ from, below }) => millicarat >= from && millicarat < below);
  return { shape, carat: band?.id ?? '', cut, clarity, grade, setting: form };
}

/** Which karats and colours of the metal are asked for; prices and cards follow them. */
function listingOf({ karat, colour }: SolitairesQuery): ListingQuery {
  return {
    ...EVERYTHING,
    sort: 'price+low',
    selected: {
      ...EVERYTHING.selected,
      category: facetBit('category', 'solitaires'),
      ...(karat !== undefined && { karat: facetBit('karat', String(karat)) }),
      ...(colour !== undefined && { colour: facetBit('colour', colour) }),
    },
  };
}

const fits = (traits: Traits, asked: SolitairesQuery, kinds: readonly SolitaireChoice[]): boolean =>
  kinds.every((kind) => asked[kind] === undefined || traits[kind] === asked[kind]);

/** @returns `undefined` for a page past the last */
export function solitairesJson(
  snapshot: CatalogueSnapshot,
  asked: SolitairesQuery,
  currency: Currency,
  draw: (templates: readonly string[]) => void,
): string | undefined {
  const { index } = snapshot;
  const listing = listingOf(asked);
  const all = Array.from(index.match(listing)).flatMap((row): Found[] => {
    const design = index.rows[row]?.design;
    const stone = design && stoneOf(design);
    return design && stone ? [{ row, stone, traits: traitsOf(design, stone) }] : [];
  });
  const found = all.filter(({ traits }) => fits(traits, asked, KINDS));
  const { page = 1 } = asked;
  const pages = Math.max(1, Math.ceil(found.length / PAGE));
  if (page > pages) return undefined;
  const shown = found.slice((page - 1) * PAGE, page * PAGE);
  const choices = Object.fromEntries(
    KINDS.map((kind) => {
      const others = KINDS.filter((other) => other !== kind);
      const left = all.filter(({ traits }) => fits(traits, asked, others));
      return [
        kind,
        SOLITAIRE_CHOICES[kind].map((id) => {
          const having = left.filter(({ traits }) => traits[kind] === id);
          // Rows come by price: the first is the least dear.
          const [least] = having;
          return {
            id,
            count: having.length,
            from_paise: least ? snapshot.card(least.row, currency, listing).special_price_paise : 0,
          };
        }),
      ];
    }),
  );
  const frame = {
    count: found.length,
    page,
    pages,
    currency,
    choices,
    stones: shown.map(({ stone }) => stone),
  };
  const rows = shown.map(({ row }) => row);
  draw(snapshot.undrawn(rows, listing));
  const cards = snapshot.cardsJson(rows, currency, listing);
  return `${JSON.stringify(frame).slice(0, -1)},"results":${cards}}`;
}
