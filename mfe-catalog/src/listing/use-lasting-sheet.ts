import { useLayoutEffect, type RefObject } from 'react';

/** How far the sheet was scrolled when a filter in it was chosen; `null` when none was. */
let leftAt: number | null = null;

/** Whether the next page opens its sheet again, as it was left. */
export const sheetComesBack = (): boolean => leftAt !== null;

/**
 * A filter chosen in the sheet leads to another listing, which is another page. The sheet comes
 * back there as it was left, so that several filters can be chosen in one go.
 *
 * @param page element the sheet is in, by its id
 */
export function useLastingSheet(page: RefObject<HTMLElement | null>, id: string): void {
  useLayoutEffect(() => {
    const element = page.current;
    const sheet = element?.querySelector<HTMLElement>(`#${id}`);
    if (!element || !sheet) return undefined;
    if (leftAt !== null) {
      sheet.showPopover();
      sheet.scrollTop = leftAt;
    }
    leftAt = null;
    const onClick = ({ target }: Event): void => {
      const isFilter = target instanceof Element && sheet.contains(target) && target.closest('a') !== null;
      // A shopper who does something else here stayed: the filter led nowhere.
      leftAt = isFilter && sheet.matches(':popover-open') ? sheet.scrollTop : null;
    };
    element.addEventListener('click', onClick);
    return () => element.removeEventListener('click', onClick);
  }, [page, id]);
}
