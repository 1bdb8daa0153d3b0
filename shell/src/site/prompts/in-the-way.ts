/** Whether a prompt would be in the way of what the shopper is doing right now. */

/** Another dialog, a sheet or popover, the menu of phones among them, a menu or the suggestions of the header. */
const OVER_THE_PAGE =
  'dialog[open], [data-mini-bag], [aria-modal="true"], :popover-open:not([popover="manual"]), #shell-header [data-menu][open], #shell-header [aria-expanded="true"]';
const FIELD =
  'textarea, select, [contenteditable=""], [contenteditable="true"], input:not([type="button"], [type="submit"], [type="reset"], [type="image"])';
const PINCODE_FIELD = 'input[autocomplete~="postal-code"]';

export function isFree(page: Document): boolean {
  return (
    page.visibilityState === 'visible' &&
    page.querySelector(OVER_THE_PAGE) === null &&
    page.activeElement?.matches(FIELD) !== true
  );
}

/** Whether a field for the pincode can be seen: a prompt for the same would ask twice. */
export function showsPincodeField(page: Document): boolean {
  return [...page.querySelectorAll(PINCODE_FIELD)].some((field) => {
    const { top, bottom, width, height } = field.getBoundingClientRect();
    return width > 0 && height > 0 && bottom > 0 && top < page.documentElement.clientHeight;
  });
}
