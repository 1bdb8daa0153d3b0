/** What the menus of the chrome can do beyond the browser's own disclosures: intent, Escape, arrows, one at a time. */
import { bus } from '@suvarna/event-bus';
import { pressedKey } from '@suvarna/ui/pressed-key';
import { drawer } from './server-chrome.ts';

/** A pointer on its way elsewhere is faster than this. */
const OPEN_AFTER_MS = 130;
/** Time to come back from a slip off the sheet. */
const CLOSE_AFTER_MS = 280;

const MENU = 'details[data-menu]';
const menuOf = (target: EventTarget | null): HTMLDetailsElement | null =>
  target instanceof Element ? target.closest<HTMLDetailsElement>(MENU) : null;
/** A message lies above everything: who closes it has not left the menu below. */
const isMessage = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[popover="manual"]') !== null;
const menus = (): NodeListOf<HTMLDetailsElement> => document.querySelectorAll<HTMLDetailsElement>(MENU);

export function hydrateMenus(header: HTMLElement): void {
  closeWhenLeft(header);
  openByIntent(header);
  walkByArrows(header);
  holdTheDrawer();
  bus.on('navigation.page.shown', () => closeAll());
  header.dataset['alive'] = '';
}

function closeAll(but?: HTMLDetailsElement | null): void {
  for (const menu of menus()) if (menu !== but) menu.open = false;
}

function closeWhenLeft(header: HTMLElement): void {
  header.addEventListener(
    'toggle',
    (event) => {
      const menu = menuOf(event.target);
      if (menu === event.target && menu?.open) closeAll(menu);
      if (menu && !menu.open) delete menu.dataset['byPointer'];
    },
    true,
  );
  header.addEventListener('focusout', (event) => {
    const menu = menuOf(event.target);
    if (
      menu &&
      event.relatedTarget instanceof Node &&
      !menu.contains(event.relatedTarget) &&
      !isMessage(event.relatedTarget)
    )
      menu.open = false;
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (!isMessage(target)) closeAll(menuOf(target));
  });
  header.addEventListener('keydown', (event) => {
    const menu = menuOf(event.target);
    if (pressedKey(event) !== 'Escape' || !menu?.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}

/** Only a mouse hovers: a finger that opens by touching would close by the click that follows. */
function openByIntent(header: HTMLElement): void {
  let intent: ReturnType<typeof setTimeout> | undefined;
  const later = (work: () => void, milliseconds: number): void => {
    clearTimeout(intent);
    intent = setTimeout(work, milliseconds);
  };
  header.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'mouse') return;
    const menu = menuOf(event.target);
    const opened = document.querySelector<HTMLDetailsElement>(`${MENU}[data-by-pointer]`);
    if (menu?.open) clearTimeout(intent);
    else if (menu)
      later(() => {
        menu.dataset['byPointer'] = '';
        menu.open = true;
      }, OPEN_AFTER_MS);
    else if (opened)
      later(() => {
        opened.open = false;
      }, CLOSE_AFTER_MS);
    else clearTimeout(intent);
  });
  header.addEventListener('pointerleave', () => {
    const opened = document.querySelector<HTMLDetailsElement>(`${MENU}[data-by-pointer]`);
    if (opened)
      later(() => {
        opened.open = false;
      }, CLOSE_AFTER_MS);
    else clearTimeout(intent);
  });
  header.addEventListener('click', (event) => {
    const menu =
      event.target instanceof Element && event.target.closest('summary') ? menuOf(event.target) : null;
    clearTimeout(intent);
    if (menu?.dataset['byPointer'] === undefined) return;
    // It was opened by hovering: the click of a shopper who meant to open it must not close it.
    event.preventDefault();
    delete menu.dataset['byPointer'];
  });
}

function walkByArrows(header: HTMLElement): void {
  header.addEventListener('keydown', (event) => {
    const menu = menuOf(event.target);
    const key = pressedKey(event);
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    if (!menu || step === 0) return;
    event.preventDefault();
    menu.open = true;
    const stops = [...menu.querySelectorAll<HTMLElement>('summary, a, button')];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    stops[(at + step + stops.length) % stops.length]?.focus();
  });
}

/** While the drawer is open, the keyboard stays in it. */
function holdTheDrawer(): void {
  const panel = drawer();
  // Let go before it closes, as what closes it may give the focus to the page at once. Held once it is open: the
  // whole page is styled again for it, which is not in the way of the frame that shows the menu.
  panel?.addEventListener('beforetoggle', ({ newState }) => {
    if (newState === 'closed') hold(false);
  });
  panel?.addEventListener('toggle', ({ newState }) => {
    if (newState !== 'open') return;
    hold(true);
    panel.querySelector<HTMLElement>('button')?.focus();
  });
  // It opens without a script, too.
  if (panel?.matches(':popover-open')) hold(true);
}

function hold(isOpen: boolean): void {
  // The page behind stays where it is. By an attribute: `:has()` would be looked at with every change of the page.
  document.documentElement.toggleAttribute('data-drawer', isOpen);
  for (const part of [
    document.getElementById('main'),
    document.getElementById('shell-footer'),
    document.getElementById('shell-tools'),
    document.querySelector('.sv-skip-link'),
  ]) {
    if (part instanceof HTMLElement) part.inert = isOpen;
  }
}
