import { type Design, MOTIF_WORDS, wordOf } from '../../designs/index.ts';

type Titled = Pick<Design, 'title' | 'motif'>;

/**
 * Whether the title names the motif: the seed sees to it that only pieces that show theirs do.
 * Every design has a motif, because its model wants one, so words, filters and search ask here first.
 */
export function usesMotif({ title, motif }: Titled): boolean {
  return title.includes(` ${wordOf(MOTIF_WORDS, motif).en} `);
}
