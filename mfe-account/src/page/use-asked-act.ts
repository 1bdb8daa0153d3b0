import { bus } from '@suvarna/event-bus';
import { useAct, type Act } from '@suvarna/ui/use-act';
import { useRef, type RefObject } from 'react';

interface AskedAct extends Act {
  /** Where the sheet says what failed: there while it is open. */
  readonly place: RefObject<HTMLDivElement | null>;
}

/**
 * Effects that a sheet asks about. A customer who has closed it while one is on its way, or left the page, reads
 * nothing in it any more, and is told of a failure in a toast.
 */
export function useAskedAct(): AskedAct {
  const { act, ...rest } = useAct();
  const place = useRef<HTMLDivElement>(null);
  return {
    ...rest,
    place,
    act: (name, work, words) =>
      act(name, work, (error) => {
        const text = words(error);
        if (place.current === null) bus.emit('toast.message.requested', { text, kind: 'error' });
        return text;
      }),
  };
}
