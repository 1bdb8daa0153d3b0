import type { Word } from '../designs/index.ts';
import { say } from './texts.ts';

interface Band {
  readonly id: string;
  readonly from: number;
  /** `Infinity` for the last. */
  readonly below: number;
}

/** `Under ₹10,000`, `₹10,000 – ₹20,000`, `₹50,000 and above`. @param edge what one of its ends is called */
export function bandWord(
  { id, from, below }: Band,
  of: 'price' | 'weight',
  edge: (at: number) => string,
): Word {
  if (from === 0) return { id, ...say(`${of}.under`, { below: edge(below) }) };
  if (!Number.isFinite(below)) return { id, ...say(`${of}.over`, { from: edge(from) }) };
  return { id, ...say(`${of}.between`, { from: edge(from), below: edge(below) }) };
}
