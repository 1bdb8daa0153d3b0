import { afterEach, describe, expect, it } from '@jest/globals';
import { isFree } from './in-the-way.ts';

const free = (markup: string, focus?: string): boolean => {
  document.body.innerHTML = markup;
  if (focus) document.querySelector<HTMLElement>(focus)?.focus();
  return isFree(document);
};
afterEach(() => {
  document.body.innerHTML = '';
});

describe('a prompt', () => {
  it('may come over a quiet page', () => {
    expect(free('<header id="shell-header"><details data-menu><summary>Menu</summary></details><nav><details open><summary>Group</summary></details></nav></header><main><a href="/">x</a><input></main>', 'a')).toBe(true);
  });

  it.each(['<dialog open>Zoom</dialog>', '<div role="dialog" aria-modal="true">Sheet</div>', '<header id="shell-header"><details open data-menu><summary>Menu</summary></details></header>', '<header id="shell-header"><input aria-expanded="true"></header>'])('waits for %s', (markup) => {
    expect(free(markup)).toBe(false);
  });

  it.each(['input', 'input[type=search]', 'textarea', 'select'])('waits while somebody writes into %s', (field) => {
    expect(free('<input type="search"><input><textarea></textarea><select><option>a</option></select>', field)).toBe(false);
  });

  it('does not wait for a button or a radio that has the focus', () => {
    expect(free('<input type="radio"><button>Add</button>', 'input')).toBe(true);
  });
});
