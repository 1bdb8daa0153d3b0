import { useRef, useState } from 'react';

export interface Act {
  /** What is under way or waits for its turn, by the names it was given. */
  readonly busy: readonly string[];
  /** What failed last, and in words what with. */
  readonly fault: { readonly of: string; readonly text: string } | undefined;
  /**
   * Does one thing after the other: no press is lost, and no answer overtakes another. What is on its way
   * already is not done twice.
   *
   * @returns whether it was done
   */
  readonly act: (
    name: string,
    work: () => Promise<void>,
    words: (error: unknown) => string,
  ) => Promise<boolean>;
  readonly forget: () => void;
}

/** A page's effects, with what they failed with. */
export function useAct(): Act {
  const [busy, setBusy] = useState<readonly string[]>([]);
  const [fault, setFault] = useState<Act['fault']>();
  const names = useRef(new Set<string>());
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return {
    busy,
    fault,
    forget: () => setFault(undefined),
    act: (name, work, words) => {
      if (names.current.has(name)) return Promise.resolve(false);
      names.current.add(name);
      setBusy([...names.current]);
      setFault(undefined);
      const turn = last.current.then(async () => {
        try {
          await work();
          return true;
        } catch (error) {
          setFault({ of: name, text: words(error) });
          return false;
        } finally {
          names.current.delete(name);
          setBusy([...names.current]);
        }
      });
      last.current = turn;
      return turn;
    },
  };
}
