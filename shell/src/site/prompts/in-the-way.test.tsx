import { afterEach, describe, expect, it } from '@jest/globals';
import { isFree, showsPincodeField } from './in-the-way.ts';

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
    expect(
      free(
        '<header id="shell-header"><details data-menu><summary>Menu</summary></details><nav><details open><summary>Group</summary></details></nav></header><main><a href="/">x</a><input></main>',
        'a',
      ),
    ).toBe(true);
  });

  it.each([
    '<dialog open>Zoom</dialog>',
    '<div role="dialog" aria-modal="true">Sheet</div>',
    '<header id="shell-header"><details open data-menu><summary>Menu</summary></details></header>',
    '<header id="shell-header"><input aria-expanded="true"></header>',
  ])('waits for %s', (markup) => {
    expect(free(markup)).toBe(false);
  });

  it.each(['input', 'input[type=search]', 'input[type=radio]', 'textarea', 'select'])(
    'waits while %s has the focus',
    (field) => {
      expect(
        free(
          '<input type="search"><input><input type="radio"><textarea></textarea><select><option>a</option></select>',
          field,
        ),
      ).toBe(false);
    },
  );

  it('does not wait for a button that has the focus', () => {
    expect(free('<button>Add</button>', 'button')).toBe(true);
  });
});

describe('a field for the pincode', () => {
  const at = (top: number, size = 44): boolean => {
    document.body.innerHTML = '<input autocomplete="postal-code">';
    Object.defineProperty(document.documentElement, 'clientHeight', { value: 800, configurable: true });
    const field = document.querySelector('input') as HTMLElement;
    field.getBoundingClientRect = () => ({ top, bottom: top + size, width: size, height: size }) as DOMRect;
    return showsPincodeField(document);
  };
  it.each([
    ['in view', 300, 44, true],
    ['at the lower edge', 799, 44, true],
    ['below it', 801, 44, false],
    ['above it', -50, 44, false],
    ['not drawn', 300, 0, false],
  ] as const)('%s', (_where, top, size, seen) => {
    expect(at(top, size)).toBe(seen);
  });

  it('that is none is none', () => {
    document.body.innerHTML = '<input autocomplete="email">';
    expect(showsPincodeField(document)).toBe(false);
  });
});
