/** Puts the own shell on the shelf until that has worked, and says every hour that it is still used. */
import type { ComposerLog } from '../log.ts';
import { pause } from '../pause.ts';
import type { OpenedShellStore } from './open-shell-store.ts';

export interface PublishedShell {
  /** Documents may name it: whichever composer is asked for its files has them. */
  mayBeNamed(): boolean;
  close(): Promise<void>;
}

const EVERY = 3_600_000;
const AGAIN = 1_000;

/** @returns when it was tried once */
export async function keepPublished(
  store: Pick<OpenedShellStore, 'publish' | 'sweep' | 'isShared'>,
  log: ComposerLog,
): Promise<PublishedShell> {
  const ending = new AbortController();
  const { promise: tried, resolve } = Promise.withResolvers<void>();
  let isThere = false;
  let failing = false;
  const mayBeNamed = (): boolean => isThere || !store.isShared;

  async function once(): Promise<void> {
    try {
      await store.publish();
      isThere = true;
      failing = false;
      await store.sweep();
    } catch (error) {
      if (!failing)
        log.warn({ error }, 'the files of this shell could not be stored for other composers and open pages');
      failing = true;
    }
  }
  async function keep(): Promise<void> {
    while (!ending.signal.aborted) {
      await once();
      resolve();
      await pause(mayBeNamed() ? EVERY : AGAIN, ending.signal);
    }
  }
  const keeping = keep();
  await tried;
  return {
    mayBeNamed,
    async close() {
      ending.abort();
      await keeping;
    },
  };
}
