import { useLostFocusAfterCommit } from '@suvarna/ui/focus';
import { useState } from 'react';

interface List {
  /** Ends one of it at the store. */
  readonly work: (id: string) => Promise<unknown>;
  /** Takes it out of what is shown by then: another one may have ended in the meantime. */
  readonly onEnded: (id: string) => void;
  /** Another window may have been first: the list is to be read again. @returns what is said */
  readonly onFailed: (error: unknown) => string;
  /** Takes the focus of the button that is gone with it. */
  readonly next: () => HTMLElement | null | undefined;
}

interface Ending {
  /** Ids of those that are being ended. */
  readonly busy: readonly string[];
  /** Why the last one could not be; `''` when it could. */
  readonly fault: string;
  readonly end: (id: string) => void;
}

/** Things of a list that are ended one by one, as fast as they are pressed. */
export function useEndOne({ work, onEnded, onFailed, next }: List): Ending {
  const [busy, setBusy] = useState<readonly string[]>([]);
  const [fault, setFault] = useState('');
  const focus = useLostFocusAfterCommit();

  const end = async (id: string): Promise<void> => {
    setFault('');
    setBusy((now) => [...now, id]);
    try {
      await work(id);
      onEnded(id);
      focus(next);
    } catch (error) {
      setFault(onFailed(error));
    } finally {
      setBusy((now) => now.filter((other) => other !== id));
    }
  };
  return { busy, fault, end: (id) => void end(id) };
}
