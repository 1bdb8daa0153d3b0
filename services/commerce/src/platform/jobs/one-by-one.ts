import type { Logger } from 'pino';

/** One piece of work. @param except ids to pass over @param holds is told whose turn it is @returns whether there was one */
type Turn = (except: readonly string[], holds: (id: string) => void) => Promise<boolean>;

/**
 * Takes one after the other until none is left. One that fails is passed over, so that nobody's waits for
 * somebody else's, and told of when all others are done.
 *
 * @throws AggregateError of those that failed
 */
export async function oneByOne(turn: Turn, log: Pick<Logger, 'error'>, what: string): Promise<void> {
  const failed = new Map<string, unknown>();
  for (;;) {
    const held: { id?: string } = {};
    try {
      const isOne = await turn([...failed.keys()], (id) => {
        held.id = id;
      });
      if (!isOne) break;
    } catch (error) {
      if (held.id === undefined) throw error;
      log.error({ err: error, id: held.id }, what);
      failed.set(held.id, error);
    }
  }
  if (failed.size > 0) throw new AggregateError(failed.values(), `${what}: ${failed.size} of them failed`);
}
