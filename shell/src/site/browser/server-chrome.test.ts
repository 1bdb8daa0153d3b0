/** @jest-environment <rootDir>/shared/testing/src/jest/browser-environment.mjs */
import { expect, it } from '@jest/globals';
import { focusMain } from '../../engine/browser/navigation/arrival.ts';
import { hydrateMenus } from './menus.ts';
import { makeWay } from './server-chrome.ts';

it('the focus goes from a link of the menu of phones to the next page, and not back to its button', () => {
  document.body.innerHTML =
    '<header id="shell-header"><button>Menu</button><nav id="shell-drawer"><a href="/b">b</a></nav></header><main id="main" tabindex="-1"></main>';
  const [header, opener, panel, main] = ['header', 'button', 'nav', 'main'].map(
    (name) => document.querySelector<HTMLElement>(name) as HTMLElement,
  ) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement];
  const tell = (type: string, newState: string): boolean =>
    panel.dispatchEvent(Object.assign(new Event(type), { newState }));
  // As browsers do, which jsdom does not: what it is about to do is told at once, and that it was done later.
  let isOpen = true;
  Object.assign(panel, { matches: () => isOpen });
  panel.hidePopover = () => {
    tell('beforetoggle', 'closed');
    isOpen = false;
    if (panel.contains(document.activeElement)) opener.focus();
  };
  // What is inert takes no focus.
  const focus = main.focus.bind(main);
  main.focus = (options) => (main.inert ? undefined : focus(options));

  hydrateMenus(header);
  expect(main.inert).toBe(true);
  const link = panel.querySelector('a') as HTMLElement;
  link.focus();
  makeWay({ area: 'bag' });
  focusMain(link);
  expect(document.activeElement).toBe(main);
  expect(document.body.dataset['place']).toBe('bag');
  expect(document.documentElement.hasAttribute('data-drawer')).toBe(false);
});
