import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { focusMain, rememberedScroll, rememberScroll } from './arrival.ts';

const focused = (): string | undefined => document.activeElement?.id;
const focus = (id: string): void => document.getElementById(id)?.focus();

describe('the focus at a new page', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<header><a id="menu" href="/a">a</a></header><main id="main" tabindex="-1"><a id="link" href="/b">b</a><input id="field"></main>';
  });

  it('moves to the page, from the header and from a link that is still there', () => {
    for (const id of ['menu', 'link']) {
      focus(id);
      focusMain(document.activeElement);
      expect(focused()).toBe('main');
    }
  });

  it('moves to the page when what had the focus is gone', () => {
    focus('link');
    const before = document.activeElement;
    before?.remove();
    focusMain(before);
    expect(focused()).toBe('main');
  });

  it('stays in the field of the new page that a shopper is writing into already', () => {
    focus('link');
    const before = document.activeElement;
    focus('field');
    focusMain(before);
    expect(focused()).toBe('field');
  });
});

it('the place of the shopper is written into an entry once, and not at all at the top', () => {
  const write = jest.spyOn(history, 'replaceState');
  const rememberAt = (top: number): void => {
    Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
    rememberScroll();
  };
  rememberAt(0);
  expect(write).not.toHaveBeenCalled();
  rememberAt(300.4);
  rememberAt(300);
  expect([write.mock.calls.length, rememberedScroll()]).toEqual([1, 300]);
  rememberAt(0);
  expect([write.mock.calls.length, rememberedScroll()]).toEqual([2, 0]);
});
