import type { Piece } from '../piece.ts';
import { stoneOf } from '../settings/sized-stone.ts';

/** Side of a card's picture, and the share of it that a piece fills. */
const [CARD, FILL] = [180, 0.82];
/** Square pixels of a card from which small stones are more than specks: one of 7 px, or three of 4. */
const SEEN = 35;
/** How many widths of one piece are side by side in the picture of a pair. */
const PAIR = 2.3;
/** What goes around the neck is laid two or three times around. */
const LAID = 0.45;

/** Whether who sees a card would name the piece after its first stones. A centre stone is seen; small ones are by their number and size. */
export function showsStone({ stones, ...piece }: Piece): boolean {
  const [main] = stones;
  if (!main || main.role === 'centre') return true;
  const stone = stoneOf(main);
  const pixels = (CARD * FILL) / spanOf(piece);
  return main.count * Math.PI * (stone.width / 2) ** 2 * pixels ** 2 >= SEEN;
}

/** Millimetres that fill the picture. */
function spanOf({
  category,
  form,
  width_tenth_mm,
  height_tenth_mm,
}: Pick<Piece, 'category' | 'form' | 'width_tenth_mm' | 'height_tenth_mm'>): number {
  const [width, height] = [width_tenth_mm / 10, height_tenth_mm / 10];
  if (category === 'earrings' || form === 'stud-box' || form === 'cufflinks')
    return Math.max(width * PAIR, height);
  return Math.max(width, height) * (category === 'necklaces' || category === 'mangalsutra' ? LAID : 1);
}
