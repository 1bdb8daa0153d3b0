import { useLayoutEffect, useRef, type RefObject } from 'react';

/** How far the sheet was scrolled when a filter in it was chosen; `null` when none was. */
let leftAt: number | null = null;

/**
 * A filter chosen in the sheet leads to another listing, which is another page. The sheet comes
 * back there as it was left, so that several filters can be chosen in one go.
 */
export function useLastingSheet(): {
  readonly sheet: RefObject<HTMLElement | null>;
  readonly onChoose: () => void;
} {
  const sheet = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const element = sheet.current;
    if (element && leftAt !== null) {
      element.showPopover();
      element.scrollTop = leftAt;
    }
    leftAt = null;
  }, []);

  return {
    sheet,
    onChoose: () => {
      const element = sheet.current;
      leftAt = element?.matches(':popover-open') ? element.scrollTop : null;
    },
  };
}
