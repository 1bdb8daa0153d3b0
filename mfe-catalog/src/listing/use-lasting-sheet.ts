import { useCallback, useRef } from 'react';

/** How far the sheet was scrolled when a filter in it was chosen; `null` when none was. */
let leftAt: number | null = null;

/**
 * A filter chosen in the sheet leads to another listing, which is another page. The sheet comes
 * back there as it was left, so that several filters can be chosen in one go.
 */
export function useLastingSheet(): {
  /** The `ref` of the sheet. */
  readonly sheet: (element: HTMLElement | null) => void;
  readonly onChoose: () => void;
} {
  const current = useRef<HTMLElement>(null);

  const sheet = useCallback((element: HTMLElement | null) => {
    current.current = element;
    if (element === null) return;
    if (leftAt !== null) {
      element.showPopover();
      element.scrollTop = leftAt;
    }
    leftAt = null;
  }, []);

  return {
    sheet,
    onChoose: () => {
      const element = current.current;
      leftAt = element?.matches(':popover-open') ? element.scrollTop : null;
    },
  };
}
