/**
 * Where the focus goes when what had it is gone, or when something has to be put right. It always
 * follows React's commit: a frame or a task later may come before what is meant is there.
 */
import { useCallback, useLayoutEffect, useState } from 'react';

type Find = () => HTMLElement | null | undefined;

/** As a `ref` of what a shopper asked for and uses next: it comes with the focus. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();

/**
 * As a `ref`: what was pressed is gone with what it did, and focus fell to the body; it comes here.
 * Where the browser still has a place for it, it stays there.
 */
export const takeLostFocus = (element: HTMLElement | null): void => {
  if (document.activeElement === document.body) element?.focus();
};

/**
 * @returns a function to be called beside the change of state that shows an element: when that change
 * is drawn, `find` is asked for the element, and it takes the focus. Nothing found, nothing moved.
 */
export function useFocusAfterCommit(): (find: Find) => void {
  const [asked, setAsked] = useState<{ readonly find: Find } | null>(null);
  useLayoutEffect(() => asked?.find()?.focus(), [asked]);
  return useCallback((find) => setAsked({ find }), []);
}

/**
 * As {@link useFocusAfterCommit}, where what was pressed may be gone with what it did: a shopper who has gone
 * on to something else stays there.
 */
export function useLostFocusAfterCommit(): (find: Find) => void {
  const focus = useFocusAfterCommit();
  return useCallback(
    (find) => focus(() => (document.activeElement === document.body ? find() : null)),
    [focus],
  );
}

/**
 * @returns a function to be called with a form beside the change of state that marks its faults: the
 * first refused field takes the focus, or what of several had to be chosen (`data-missing`: a radio is
 * never invalid). A file that was refused is not sent and holds nothing up.
 */
export function useFocusOnFault(): (form: HTMLElement) => void {
  const focus = useFocusAfterCommit();
  return useCallback(
    (form) =>
      focus(() =>
        form.querySelector<HTMLElement>('[aria-invalid="true"]:not([type="file"]), [data-missing="true"]'),
      ),
    [focus],
  );
}
