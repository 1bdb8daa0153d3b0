import { useRef, useState } from 'react';

export interface Act {
  /** What is under way, by the name it was given; `null` while nothing is. */
  readonly busy: string | null;
  /** What the last one failed with, in words. */
  readonly fault: string | undefined;
  /** Does one thing at a time. @returns whether it was done */
  readonly act: (
    name: string,
    work: () => Promise<void>,
    words: (error: unknown) => string,
  ) => Promise<boolean>;
  readonly forget: () => void;
}

/** A page's effects, one at a time, with what they failed with. */
export function useAct(): Act {
  const [busy, setBusy] = useState<string | null>(null);
  const [fault, setFault] = useState<string>();
  const isBusy = useRef(false);
  return {
    busy,
    fault,
    forget: () => setFault(undefined),
    act: async (name, work, words) => {
      if (isBusy.current) return false;
      isBusy.current = true;
      setBusy(name);
      setFault(undefined);
      try {
        await work();
        return true;
      } catch (error) {
        setFault(words(error));
        return false;
      } finally {
        isBusy.current = false;
        setBusy(null);
      }
    },
  };
}
