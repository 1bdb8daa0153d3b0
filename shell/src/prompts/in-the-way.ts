/** Whether a prompt would be in the way of what the shopper is doing right now. */

/** Another dialog, a sheet or popover, the menu of phones among them, a menu or the suggestions of the header. */
const OVER_THE_PAGE = 'dialog[open], [aria-modal="true"], :popover-open:not([popover="manual"]), #shell-header [data-menu][open], #shell-header [aria-expanded="true"]';
const WRITING = 'textarea, select, [contenteditable=""], [contenteditable="true"], input:not([type="button"], [type="submit"], [type="reset"], [type="checkbox"], [type="radio"], [type="range"], [type="image"])';

export function isFree(page: Document): boolean {
  return page.visibilityState === 'visible' && page.querySelector(OVER_THE_PAGE) === null && page.activeElement?.matches(WRITING) !== true;
}
