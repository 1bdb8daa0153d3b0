/** What the chrome says about the store: refreshed in the background, beside the documents; none of them waits for it. */
import type { ComposerLog } from '../log.ts';
import type { PolledValue } from '../site.ts';
import { createApiReader, type CallHeaders } from './api-reader.ts';
import type { Commerce } from './commerce.ts';

const ASK_AGAIN_MS = 10 * 60_000;
/** After a failure, so that a back end in trouble is not asked by every document. */
const PATIENCE_MS = 15_000;
const DEADLINE_MS = 4_000;

/** @returns what is known now, the same object as long as it is the same; asks anew when prices may have changed since */
export function refreshInBackground<Known>(
  { what, read }: Pick<PolledValue<Known>, 'what' | 'read'>,
  headers: () => CallHeaders,
  commerce: Commerce,
  log: ComposerLog,
  now: () => number = Date.now,
): () => Known | undefined {
  let known: Known | undefined;
  let version: string | undefined;
  let askAgainAt = 0;
  let asking = false;

  const ask = async (): Promise<void> => {
    asking = true;
    try {
      const next = await read(createApiReader(commerce, headers(), AbortSignal.timeout(DEADLINE_MS)));
      // What was drawn with the same stays good.
      if (JSON.stringify(next) !== JSON.stringify(known)) known = next;
      askAgainAt = now() + ASK_AGAIN_MS;
    } catch (error) {
      log.warn({ error }, `${what} could not be read`);
      askAgainAt = now() + PATIENCE_MS;
    } finally {
      version = commerce.dataVersion();
      asking = false;
    }
  };

  return () => {
    if (!asking && (version !== commerce.dataVersion() || now() >= askAgainAt)) void ask();
    return known;
  };
}
