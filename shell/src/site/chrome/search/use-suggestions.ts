import type { SearchSuggestions as Suggestions } from '@suvarna/contracts/catalogue';
import { useRead } from '@suvarna/remote-kit/use-read';

/** Asks for suggestions. Gets a signal that is aborted when a newer question comes. */
export type Suggest = (query: string, signal: AbortSignal) => Promise<Suggestions>;

const ANSWER_AFTER_MS = 120;
const SHORTEST_QUERY = 2;

/** @returns after a moment in which no newer question came; a question that one came after is never asked. */
const keysRest = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ANSWER_AFTER_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });

/** Asks a moment after the last key; an answer to an older question is never shown. */
export function useSuggestions(query: string, suggest: Suggest | undefined): Suggestions | null {
  const asked = query.trim();
  const { state } = useRead(
    suggest && asked.length >= SHORTEST_QUERY ? asked : null,
    async (signal) => {
      await keysRest(signal);
      return (await suggest?.(asked, signal)) ?? null;
    },
    { keepsLast: true },
  );
  // Suggestions are a courtesy: without them the form still searches.
  return asked.length >= SHORTEST_QUERY && state.status === 'ready' ? state.data : null;
}

/** What many look for, asked once when a shopper comes to the field. */
export function usePopular(suggest: Suggest): Suggestions | null {
  const { state } = useRead('popular', (signal) => suggest('', signal));
  return state.status === 'ready' ? state.data : null;
}
