/** What the store has instead of what it does not make: worn in the same place, or near in looks. */
import near from './instead.json' with { type: 'json' };
import { partMeant, type Part } from '../understand.ts';

export interface Instead {
  /** What was asked for and is not made. */
  readonly absent: Part;
  /** What is looked for in its place; empty where the rest of the query says already what it is. */
  readonly parts: readonly Part[];
}

const NEAR: Readonly<Record<string, readonly string[]>> = near;

/** @param parts of a query; what they say themselves stands before what is near: a silver ring in rose gold is rose gold */
export function insteadOf(parts: readonly Part[]): readonly Instead[] {
  const isSaid = (one: Part): boolean =>
    parts.some(
      (part) => part.is === one.is && (part.is !== 'facet' || one.is !== 'facet' || part.facet === one.facet),
    );
  return parts.flatMap((absent) => {
    if (absent.is !== 'absent') return [];
    const meant = (NEAR[absent.name] ?? []).flatMap((meaning) => partMeant(meaning, absent) ?? []);
    return [{ absent, parts: meant.filter((part) => !isSaid(part)) }];
  });
}
