import { useState } from 'react';

interface Each {
  /** Ids of what is under way. */
  readonly busy: readonly string[];
  /** Does something with one of a list, beside what is done with the others. */
  readonly each: (id: string, work: () => Promise<void>) => Promise<void>;
}

/** Things of a list that are dealt with one by one, and as fast as they are pressed. */
export function useEach(): Each {
  const [busy, setBusy] = useState<readonly string[]>([]);
  return {
    busy,
    each: async (id, work) => {
      setBusy((now) => [...now, id]);
      try {
        await work();
      } finally {
        setBusy((now) => now.filter((other) => other !== id));
      }
    },
  };
}
