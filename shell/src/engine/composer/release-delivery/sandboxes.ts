/** The processes of the remotes that are live; those of others end when the last page of theirs is made. */
import type { Sandbox } from '@suvarna/remote-sandbox/sandbox';
import { allRemotes, type Live } from './live.ts';

export interface Sandboxes {
  readonly retain: (live: Live) => void;
  readonly close: () => Promise<void>;
}

export function createSandboxes(): Sandboxes {
  let retained: ReadonlySet<Sandbox> = new Set();
  return {
    retain(live) {
      const before = retained;
      retained = new Set(allRemotes(live).flatMap(({ sandbox }) => sandbox ?? []));
      for (const sandbox of before) if (!retained.has(sandbox)) sandbox.retire();
    },
    async close() {
      await Promise.all([...retained].map((sandbox) => sandbox.close()));
    },
  };
}
