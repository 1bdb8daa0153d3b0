/** Remembers what was made on the GPU, to free all of it at once. */
export interface Keeper {
  /** @throws Error when the GPU gave nothing. */
  readonly keep: <T>(made: T | null, free: (made: T) => void) => T;
  readonly freeAll: () => void;
  /** For when the GPU has lost everything itself. */
  readonly forget: () => void;
}

export function createKeeper(): Keeper {
  const kept: (() => void)[] = [];
  return {
    keep: (made, free) => {
      if (made === null) throw new Error('the GPU is out of reach');
      kept.push(() => free(made));
      return made;
    },
    freeAll: () => {
      for (const free of kept.splice(0)) free();
    },
    forget: () => {
      kept.length = 0;
    },
  };
}
