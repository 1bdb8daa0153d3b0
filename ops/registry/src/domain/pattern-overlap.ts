/**
 * Whether one address can belong to two path patterns. Both become automata that are walked side by
 * side. They take all that the router takes and in odd patterns (`:a-:b`, two slashes) a little more:
 * of what is in doubt the gate says that it is in conflict.
 */
import { parse, type Token } from 'path-to-regexp';

interface Step {
  readonly takes: (letter: string) => boolean;
  readonly to: number;
}

interface Automaton {
  readonly steps: readonly (readonly Step[])[];
  /** Where one can go on without a letter: past a group that is left out. */
  readonly skips: readonly (readonly number[])[];
  readonly end: number;
}

const notSlash = (letter: string): boolean => letter !== '/';
const anything = (): boolean => true;

function automatonOf(path: string): Automaton {
  const steps: Step[][] = [[]];
  const skips: number[][] = [[]];
  const step = (from: number, takes: Step['takes'], to = steps.length): number => {
    if (to === steps.length) {
      steps.push([]);
      skips.push([]);
    }
    steps[from]?.push({ takes, to });
    return to;
  };
  const walk = (tokens: readonly Token[], from: number): number => tokens.reduce(afterToken, from);
  function afterToken(from: number, token: Token): number {
    // The router compares UTF-16 units.
    if (token.type === 'text')
      return token.value.split('').reduce((at, own) => step(at, (letter) => letter === own), from);
    if (token.type === 'group') {
      const end = walk(token.tokens, from);
      skips[from]?.push(end);
      return end;
    }
    const takes = token.type === 'param' ? notSlash : anything;
    const one = step(from, takes);
    return step(one, takes, one);
  }
  const end = walk(parse(path).tokens, 0);
  // A last slash may be there or not.
  const last = step(end, (letter) => letter === '/');
  skips[end]?.push(last);
  return { steps, skips, end: last };
}

/** Letters that tell the patterns apart, and one that is in neither. */
function lettersOf(paths: readonly string[]): string[] {
  const named = new Set([...paths.join('').split(''), '/']);
  const other =
    'abcdefghijklmnopqrstuvwxyz0123456789'.split('').find((letter) => !named.has(letter)) ?? '\uE000';
  return [other, ...named];
}

/**
 * @returns the shortest address that both match, `null` where there is none
 * @throws PathError when a pattern is malformed
 */
export function commonAddress(one: string, other: string): string | null {
  const [first, second] = [automatonOf(one), automatonOf(other)];
  const letters = lettersOf([one, other]);
  const seen = new Set<string>();
  const waiting: { readonly a: number; readonly b: number; readonly address: string }[] = [];
  const visit = (a: number, b: number, address: string): void => {
    const key = `${a} ${b}`;
    if (seen.has(key)) return;
    seen.add(key);
    waiting.push({ a, b, address });
    for (const next of first.skips[a] ?? []) visit(next, b, address);
    for (const next of second.skips[b] ?? []) visit(a, next, address);
  };
  visit(0, 0, '');
  // Grows while it is walked: the shortest addresses come first.
  for (const { a, b, address } of waiting) {
    if (a === first.end && b === second.end) return address;
    for (const letter of letters)
      for (const mine of first.steps[a] ?? []) {
        if (!mine.takes(letter)) continue;
        for (const theirs of second.steps[b] ?? [])
          if (theirs.takes(letter)) visit(mine.to, theirs.to, address + letter);
      }
  }
  return null;
}
