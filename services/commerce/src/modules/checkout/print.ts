import { createHash, createHmac } from 'node:crypto';
import { keyOf, type LineKey } from '../bag/line.ts';

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const entries = Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonical(entry)}`).join(',')}}`;
}

/** The same content has the same print, in whatever order its fields come back from the database. */
export function printOf(value: unknown): Buffer {
  return createHash('sha256').update(canonical(value)).digest();
}

/** The same under a key: who does not have it makes no print that fits. */
export function keyedPrintOf(key: Buffer, value: unknown): Buffer {
  return createHmac('sha256', key).update(canonical(value)).digest();
}

/** What a bag holds and is to be paid with; lines are known by their options and their words, as sign-in gives them new ids. */
export function printOfBag(
  lines: readonly (LineKey & { readonly quantity: number; readonly gift_note: string })[],
  couponCode: string | null,
): Buffer {
  return printOf([
    lines
      .map((line) => [`${keyOf(line)}×${String(line.quantity)}`, line.gift_note].filter(Boolean).join('\n'))
      .sort(),
    couponCode,
  ]);
}
