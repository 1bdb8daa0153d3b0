import type { CompositionStore } from './ports.ts';
import { staleRevision } from './change-composition.ts';

/** Reads as ever, and says what a change would make live instead of making it so. */
export const dryRun = (compositions: CompositionStore): CompositionStore => ({
  ...compositions,
  async advance({ channel, expectedRevision, remotes, canary, undoesTo }) {
    const seen = await compositions.current(channel);
    if (seen?.revision !== expectedRevision) throw staleRevision(expectedRevision, seen?.revision ?? 0);
    const revision = seen.revision + 1;
    return { ...seen, revision, remotes, undoesTo, canary: canary?.({ revision, at: new Date() }) ?? null };
  },
});
