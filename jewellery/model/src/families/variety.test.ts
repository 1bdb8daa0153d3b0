/** Necklaces to gifts: what differs between designs is enough for nobody to see two of the same on a page. */
import { kadaBuild } from './bangles/kada.ts';
import { plainBuild } from './bangles/plain.ts';
import { choicesFrom } from './choices.ts';
import { workshopOf } from './family.ts';
import { boxChoices } from './gifts/box.ts';
import { rakhiChoices } from './gifts/rakhi.ts';
import { cardChoices } from './gold-coins/card.ts';
import { barChoices } from './gold-coins/bar.ts';
import { coinChoices } from './gold-coins/coin.ts';
import { stationOf } from './necklaces/station.ts';
import type { Piece } from '../piece.ts';
import { describe, expect, it } from '@jest/globals';

const FIRST = 200;
const lots = choicesFrom(49);
/** As many pieces as a category shows first, their lots drawn as the catalogue draws them. */
const pieces = Array.from({ length: FIRST }, (_, at): Piece => ({
  category: 'bangles',
  form: 'plain',
  motif: ['floral', 'leaf', 'wave', 'geometric', 'lotus', 'peacock'][at % 6] ?? 'floral',
  style: at % 3 === 0 ? 'minimal' : 'traditional',
  stones: [],
  look: lots.whole(0, 2 ** 31 - 1),
  width_tenth_mm: 600,
  height_tenth_mm: 80,
  size_mm: 57.2,
  gauge_milli: 1_000,
  stamped_mg: 0,
  fineness: 0,
}));
/** A form's share of them, per cent. */
const first = (share: number): Piece[] => pieces.slice(0, (FIRST * share) / 100);
const kinds = (pieces: readonly Piece[], of: (piece: Piece) => unknown): number =>
  new Set(pieces.map((piece) => JSON.stringify(of(piece)))).size;

describe('among the first 200 of their category', () => {
  it('coins have six ornaments around their emblem, four shapes, three finishes, and cards that differ', () => {
    const coins = first(40);
    const chosen = ({ look }: Piece) => coinChoices(choicesFrom(look));
    expect(kinds(coins, (piece) => chosen(piece).frame)).toBeGreaterThanOrEqual(6);
    expect(kinds(coins, (piece) => chosen(piece).shape)).toBeGreaterThanOrEqual(4);
    expect(kinds(coins, (piece) => [chosen(piece).proof, chosen(piece).field])).toBeGreaterThanOrEqual(3);
    const cards = kinds(coins, (piece) => {
      const { layout, ring, frame, panel } = cardChoices(piece, 20);
      return [layout, ring, frame, panel];
    });
    expect(cards).toBeGreaterThan(coins.length * 0.8);
    expect(cards).toBeLessThanOrEqual(coins.length);
  });

  it('bars have five fields and four outlines', () => {
    const bars = first(13);
    const chosen = ({ look }: Piece) => barChoices(choicesFrom(look));
    expect(kinds(bars, (piece) => chosen(piece).frame)).toBe(5);
    expect(kinds(bars, (piece) => chosen(piece).corner)).toBe(4);
  });

  it('gifts have six colours of box, four shapes and three things beside the piece; rakhis four edges and three cords', () => {
    const boxed = first(64);
    const chosen = ({ look }: Piece) => boxChoices(choicesFrom(look + 17));
    expect(kinds(boxed, (piece) => chosen(piece).colours)).toBeGreaterThanOrEqual(6);
    expect(kinds(boxed, (piece) => chosen(piece).shape)).toBeGreaterThanOrEqual(4);
    expect(kinds(boxed, (piece) => chosen(piece).inside)).toBeGreaterThanOrEqual(3);
    const rakhis = first(18);
    const laid = ({ look }: Piece) => rakhiChoices(choicesFrom(look + 17));
    expect(kinds(rakhis, (piece) => laid(piece).lobes)).toBeGreaterThanOrEqual(4);
    expect(kinds(rakhis, (piece) => laid(piece).cord)).toBeGreaterThanOrEqual(3);
  });

  it('bangles without stones are made in four ways, kadas in five', () => {
    expect(kinds(first(26), (piece) => plainBuild(workshopOf(piece)))).toBe(4);
    expect(kinds(first(18), (piece) => kadaBuild(workshopOf(piece)))).toBe(5);
  });

  it('necklaces have six stations', () => {
    expect(kinds(first(24), ({ look }) => stationOf(look))).toBe(6);
  });
});
