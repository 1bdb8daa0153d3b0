/**
 * Lets a few work at once; the others wait in line, first come first served.
 *
 * @param most how many at once
 */
export function takingTurns(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let free = most;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // A turn that ended is the next one's.
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
