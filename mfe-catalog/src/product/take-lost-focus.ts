/**
 * As a `ref`: what was pressed is gone with what it did, and focus fell out of the dialog; it comes
 * here. Where the browser still has a place for it, it stays there.
 */
export const takeLostFocus = (element: HTMLElement | null): void => {
  if (document.activeElement === document.body) element?.focus();
};
