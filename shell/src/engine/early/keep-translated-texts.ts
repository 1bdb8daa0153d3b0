import { HYDRATES } from '@suvarna/contracts/not-hydrated';

/**
 * A translator of the browser takes text nodes out of the page and puts `<font>` elements in their place.
 * React goes on with the nodes it made: what it writes into them is seen by no reader, and taking them
 * away throws. So each text that a translator took is remembered with what stands for it, and when the
 * page touches such a text, the texts around it are put back first; the translator then translates
 * what it finds there (decision 66).
 */
interface Taken {
  readonly text: Node;
  readonly font: Node;
  /** Whether the text belongs behind what stands for it, or before. */
  readonly behind: boolean;
}

const isText = (node: Node | null): node is Node => node?.nodeType === Node.TEXT_NODE;
const isFont = (node: Node | null | undefined): node is Node => node?.nodeName === 'FONT';

/** Before React looks for what the server drew (`HYDRATES`), every text there is put back. */
export function keepTranslatedTexts(page: Document): void {
  const parents = new WeakMap<Node, Node>();
  const takenFrom = new WeakMap<Node, Taken[]>();
  const standIns = new WeakSet<Node>();
  const removedByPage = new WeakSet<Node>();
  let isTranslated = false;

  const note = ({ target, addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): void => {
    if (removedNodes.length === 0 || isFont(target)) return;
    const fonts = [...addedNodes, previousSibling, nextSibling].filter(isFont);
    // One that stands for nothing yet, or one that stands for several.
    const font = fonts.find((candidate) => !standIns.has(candidate)) ?? fonts[0];
    if (!font) return;
    for (const text of removedNodes) {
      // Put elsewhere among the same texts, or taken away, by the page itself.
      if (!isText(text) || text.parentNode === target || removedByPage.has(text)) continue;
      isTranslated = true;
      standIns.add(font);
      parents.set(text, target);
      takenFrom.set(target, [...(takenFrom.get(target) ?? []), { text, font, behind: font !== nextSibling }]);
    }
  };
  const observer = new MutationObserver((records) => records.forEach(note));
  observer.observe(page, { childList: true, subtree: true });
  const noteAll = (): void => observer.takeRecords().forEach(note);

  const prototype = Node.prototype;
  // oxlint-disable-next-line typescript/unbound-method -- called with the node they are asked of
  const { insertBefore, appendChild, removeChild } = prototype;
  const value = Object.getOwnPropertyDescriptor(prototype, 'nodeValue');

  const putBackIn = (parent: Node): void => {
    const texts = takenFrom.get(parent) ?? [];
    takenFrom.delete(parent);
    // The last first: several texts may have become one, and stand behind it in their order then.
    for (const { text, font, behind } of texts.toReversed()) {
      parents.delete(text);
      // What the page emptied in the meantime has another text by now.
      if (font.parentNode === parent) insertBefore.call(parent, text, behind ? font.nextSibling : font);
    }
    for (const { font } of texts) if (font.parentNode === parent) removeChild.call(parent, font);
  };
  const putBack = (node: Node | null): void => {
    if (!isText(node)) return;
    noteAll();
    const parent = parents.get(node);
    if (parent) putBackIn(parent);
  };
  /** What of a parent a node is in by now. */
  const childOf = (parent: Node, node: Node | null): Node | null => {
    let child = node;
    while (child && child.parentNode !== parent) child = child.parentNode;
    return child;
  };

  prototype.insertBefore = function put<T extends Node>(this: Node, node: T, next: Node | null): T {
    putBack(node);
    putBack(next);
    removedByPage.delete(node);
    insertBefore.call(this, node, isTranslated ? childOf(this, next) : next);
    return node;
  };
  prototype.appendChild = function put<T extends Node>(this: Node, node: T): T {
    putBack(node);
    removedByPage.delete(node);
    appendChild.call(this, node);
    return node;
  };
  prototype.removeChild = function take<T extends Node>(this: Node, node: T): T {
    putBack(node);
    // A translator that works in the page's own world removes what it has put a font beside.
    const isReplaced = [node.previousSibling, node.nextSibling].some(
      (beside) => isFont(beside) && !standIns.has(beside),
    );
    if (isText(node) && !isReplaced) removedByPage.add(node);
    if (isTranslated && node.parentNode !== this) node.parentNode?.removeChild(node);
    else removeChild.call(this, node);
    return node;
  };
  Object.defineProperty(prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      if (!this.isConnected) putBack(this);
      value?.set?.call(this, text);
    },
  });

  page.addEventListener(HYDRATES, ({ target }) => {
    noteAll();
    if (!isTranslated || !(target instanceof Element)) return;
    for (const { parentNode } of target.querySelectorAll('font')) if (parentNode) putBackIn(parentNode);
  });
}
