import type { Part } from './settings.ts';
import { Refused } from './tools.ts';

const PARTS: readonly Part[] = ['database', 'files'];

/** What is asked for: both when nothing is said. @throws Refused for a word that is neither */
export function partsOf(words: readonly string[]): readonly Part[] {
  const unknown = words.filter((word) => !PARTS.some((part) => part === word));
  if (unknown.length > 0)
    throw new Refused(`there is no "${unknown.join('", "')}"; there are database and files`);
  return words.length === 0 ? PARTS : PARTS.filter((part) => words.includes(part));
}
