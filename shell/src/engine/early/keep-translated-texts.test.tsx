/** @jest-environment jsdom */
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { HYDRATES } from '@suvarna/contracts/not-hydrated';
import fc from 'fast-check';
import { act, Fragment, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { keepTranslatedTexts } from './keep-translated-texts.ts';

// oxlint-disable-next-line typescript/unbound-method -- called with the node they are asked of
const { insertBefore, removeChild } = Node.prototype;
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  keepTranslatedTexts(document);
});

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
});

function fontOf(text: string): HTMLElement {
  const font = document.createElement('font');
  font.append(document.createElement('font'));
  font.firstElementChild?.append(text);
  return font;
}

/** How translators put their words in the place of a text. */
const manners: Readonly<Record<string, (text: Text) => void>> = {
  'replaces the text': (text) => text.replaceWith(fontOf(text.data)),
  'puts the font before it and takes it away': (text) => {
    text.before(fontOf(text.data));
    text.remove();
  },
  'puts the font behind it and takes it away': (text) => {
    text.after(fontOf(text.data));
    text.remove();
  },
  'moves the text into the font': (text) => {
    const font = fontOf('');
    text.before(font);
    font.firstElementChild?.replaceChildren(text);
  },
  "works in the page's own world": (text) => {
    const parent = text.parentNode;
    parent?.insertBefore(fontOf(text.data), text);
    parent?.removeChild(text);
  },
  'works in the world of no script': (text) => {
    const parent = text.parentNode;
    if (!parent) return;
    insertBefore.call(parent, fontOf(text.data), text);
    removeChild.call(parent, text);
  },
};

function texts(within: Node): readonly Text[] {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest('font') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const found: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) found.push(walker.currentNode);
  return found;
}
const translate = (within: Node, manner: string): void =>
  texts(within).forEach((text) => manners[manner]?.(text));

function place(): HTMLElement {
  const element = document.createElement('div');
  document.body.append(element);
  return element;
}

type Piece =
  | string
  | null
  | { readonly key: string; readonly tag: 'b' | 'span'; readonly inside: readonly Piece[] };
const draw = (pieces: readonly Piece[]): ReactNode =>
  pieces.map((piece, index) => {
    // Texts and holes stand at their own place, as in a component's markup.
    if (piece === null || typeof piece === 'string') return <Fragment key={`at-${index}`}>{piece}</Fragment>;
    const { key, tag: Tag, inside } = piece;
    return <Tag key={key}>{draw(inside)}</Tag>;
  });
const word = fc.constantFrom('Add to bag', 'Sold out', '₹', '12,400', ' ', '2 left', null);
const pieces = (depth: number): fc.Arbitrary<readonly Piece[]> =>
  fc
    .uniqueArray(
      fc.oneof(
        { weight: 3, arbitrary: fc.record({ of: word, key: fc.uuid() }) },
        ...(depth > 0
          ? [
              {
                weight: 2,
                arbitrary: fc.record({
                  key: fc.constantFrom('a', 'c', 'd', 'e'),
                  tag: fc.constantFrom('b' as const, 'span' as const),
                  inside: pieces(depth - 1),
                }),
              },
            ]
          : []),
      ),
      { maxLength: 5, selector: ({ key }) => key },
    )
    .map((list) => list.map((one) => ('of' in one ? one.of : one)));

it('in a page that is not translated a wrong node still throws', () => {
  expect(() => document.body.appendChild(place()).removeChild(document.createElement('i'))).toThrow(
    expect.objectContaining({ name: 'NotFoundError' }),
  );
});

describe.each(Object.keys(manners))('a page in which a translator %s', (manner) => {
  it('shows what it shows in its own language, whatever changes, and never throws', () => {
    fc.assert(
      fc.property(fc.array(pieces(2), { minLength: 2, maxLength: 5 }), (drawings) => {
        const translated = place();
        const plain = place();
        const [one, other] = [createRoot(translated), createRoot(plain)];
        for (const drawing of drawings) {
          act(() => one.render(draw(drawing)));
          act(() => other.render(draw(drawing)));
          expect(translated.textContent).toBe(plain.textContent);
          translate(translated, manner);
          expect(translated.textContent).toBe(plain.textContent);
        }
        act(() => {
          one.unmount();
          other.unmount();
        });
        expect(translated.textContent).toBe('');
      }),
      { numRuns: 150 },
    );
  });

  it('is hydrated as the server drew it', () => {
    const page = (count: number): ReactNode => (
      <p>
        You have {count} pieces{count > 1 && ' and more'} <b>in your bag</b>.
      </p>
    );
    const container = place();
    container.innerHTML = renderToString(page(1));
    translate(container, manner);
    expect(container.querySelector('font')).not.toBeNull();
    const onRecoverableError = jest.fn();
    container.dispatchEvent(new Event(HYDRATES, { bubbles: true }));
    act(() => {
      root = hydrateRoot(container, page(1), { onRecoverableError });
    });
    expect(onRecoverableError).not.toHaveBeenCalled();
    translate(container, manner);
    act(() => root?.render(page(2)));
    expect(container.textContent).toBe('You have 2 pieces and more in your bag.');
  });
});

it('several texts that a translator made one are put back in their order', () => {
  const page = (count: number): ReactNode => (
    <p>
      Only {count} left<i>!</i>
    </p>
  );
  const container = place();
  root = createRoot(container);
  act(() => root?.render(page(3)));
  const [first, ...rest] = texts(container).slice(0, 3);
  first?.replaceWith(fontOf('நூறு 3'));
  for (const text of rest) text.remove();
  act(() => root?.render(page(2)));
  expect(container.textContent).toBe('Only 2 left!');
});
