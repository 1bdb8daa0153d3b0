import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Where the focus is, for when what has it goes away.
 *
 * @returns takes the focus there, if it has fallen off the page by then
 */
function placeOfFocus(): (failed: boolean) => void {
  const places: { readonly parent: Element; readonly before: Element | null }[] = [];
  const pressed = document.activeElement ?? document.body;
  // From the inside out: it is not known yet how much goes away.
  for (let at = pressed; at.parentElement !== null; at = at.parentElement)
    places.push({ parent: at.parentElement, before: at.previousElementSibling });
  return (failed) => {
    if (document.activeElement !== document.body || pressed.isConnected) return;
    const place = places.find(({ parent }) => parent.isConnected);
    if (place === undefined) return;
    const { parent, before } = place;
    let came = before?.isConnected ? before.nextElementSibling : parent.firstElementChild;
    while (came?.textContent === '') came = came.nextElementSibling;
    came ??= parent;
    // It failed once more: the same button stands there again.
    const target = (failed && came.querySelector('button')) || came;
    if (!(target instanceof HTMLElement)) return;
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.focus();
  };
}

/**
 * What is pressed to read something again goes away with its fault, and the focus with it. It comes to
 * what stands there once the answer is drawn; a shopper who has gone on to something else stays there.
 *
 * @param answer that of the newest question; `undefined` while it is on its way
 * @returns to be called beside the change of state that reads again
 */
export function useFocusOfAnswer(answer: unknown, failed: boolean): () => void {
  const back = useRef<(failed: boolean) => void>(undefined);
  useLayoutEffect(() => {
    if (answer === undefined) return;
    back.current?.(failed);
    back.current = undefined;
  }, [answer, failed]);
  return useCallback(() => {
    back.current = placeOfFocus();
  }, []);
}
