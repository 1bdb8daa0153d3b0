/** The processes of the remotes that are live; those of others end when the last page of theirs is made. */
import type { Sandbox } from '@suvarna/remote-sandbox/sandbox';
import type { Live } from './live.ts';

export interface Sandboxes {
  readonly keep: (live: Live) => void;
  readonly close: () => Promise<void>;
}

export function createSandboxes(): Sandboxes {
  let kept: ReadonlySet<Sandbox> = new Set();
  return {
    keep({ remotes }) {
      const before = kept;
      kept = new Set(remotes.flatMap(({ sandbox }) => sandbox ?? []));
      for (const sandbox of before) if (!kept.has(sandbox)) sandbox.retire();
    },
    async close() {
      await Promise.all([...kept].map((sandbox) => sandbox.close()));
    },
  };
}
