import type { SearchSuggestions as Suggestions } from '@suvarna/contracts/api/catalogue';
import { useEffect, useState } from 'react';

/** Asks for suggestions. Gets a signal that is aborted when a newer question comes. */
export type Suggest = (query: string, signal: AbortSignal) => Promise<Suggestions>;

const ANSWER_AFTER_MS = 120;
const SHORTEST_QUERY = 2;

/** Asks a moment after the last key; an answer to an older question is never shown. */
export function useSuggestions(query: string, suggest: Suggest | undefined): Suggestions | null {
  const [found, setFound] = useState<Suggestions | null>(null);
  const asked = query.trim();
  useEffect(() => {
    if (!suggest || asked.length < SHORTEST_QUERY) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      suggest(asked, controller.signal).then(
        (answer) => {
          if (!controller.signal.aborted) setFound(answer);
        },
        // Suggestions are a courtesy: the form still searches.
        () => {
          if (!controller.signal.aborted) setFound(null);
        },
      );
    }, ANSWER_AFTER_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asked, suggest]);
  return asked.length < SHORTEST_QUERY ? null : found;
}
