import { NOT_HYDRATED, PRESSED } from '@suvarna/contracts/not-hydrated';

/**
 * Notes on the page itself what is pressed where no script listens yet. A button pressed again out of
 * impatience is one press. Links, and forms with an address, do what they do without a script.
 */
export function recordEvents(page: Document): void {
  let count = 0;
  const isNotHydrated = (element: Element): boolean => element.closest(`[${NOT_HYDRATED}]`) !== null;
  const keep = (pressed: Element): void => {
    if (!pressed.hasAttribute(PRESSED)) pressed.setAttribute(PRESSED, String((count += 1)));
  };
  // Before anybody else: who takes the page over at this very press hears it by themselves.
  page.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button?.type === 'button' && isNotHydrated(button)) keep(button);
    },
    { capture: true },
  );
  page.addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || form.hasAttribute('action') || !isNotHydrated(form)) return;
      // The browser would load the page again, with what was typed in its address.
      event.preventDefault();
      keep(form);
    },
    { capture: true },
  );
}
