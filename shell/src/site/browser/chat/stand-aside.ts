/** The chat button floats above the page. Where it would cover something to read or to press, it stands aside. */
import type { EventBus } from '@suvarna/event-bus';
import { requestIdle } from '../../../engine/browser/navigation/links.ts';

/** What a shopper presses or fills in: all of its box counts, not its words alone. */
const CONTROLS = 'a[href], button, input, select, textarea, summary, label, [role="option"]';
/** Points in each direction that are looked at: closer together than a line of text is high. */
const POINTS = 5;
/** Room around the button, in pixels. */
const AIR = 4;
/** A scroll is over when it rested for so long. */
const REST_MS = 120;

const meets = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right + AIR &&
  one.right > other.left - AIR &&
  one.top < other.bottom + AIR &&
  one.bottom > other.top - AIR;

function hasWordsIn(element: Element, box: DOMRect): boolean {
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || (node.textContent ?? '').trim() === '') return false;
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].some((rect) => meets(rect, box));
  });
}

/** Whether something to read or to press lies in the box. @param below elements that are painted there */
export function isTaken(box: DOMRect, below: Iterable<Element>): boolean {
  for (const element of new Set(below)) {
    // By its lines: the link of a card lies over its picture, which may be covered.
    if (element.matches(CONTROLS) && [...element.getClientRects()].some((rect) => meets(rect, box)))
      return true;
    if (hasWordsIn(element, box)) return true;
  }
  return false;
}

function* elementsBelow(button: HTMLElement, box: DOMRect): Iterable<Element> {
  for (let row = 0; row < POINTS; row += 1) {
    for (let column = 0; column < POINTS; column += 1) {
      const [x, y] = [
        box.left + (box.width * column) / (POINTS - 1),
        box.top + (box.height * row) / (POINTS - 1),
      ];
      for (const element of document.elementsFromPoint(x, y)) if (!button.contains(element)) yield element;
    }
  }
}

/** While one page fades into the next, the browser finds neither of them at any point. */
const isFading = (): boolean =>
  CSS.supports('selector(:active-view-transition)') &&
  document.documentElement.matches(':active-view-transition');

/** Looks again whenever the page moved: `data-aside` on the button says that its place is taken. */
export function standAside(bus: Pick<EventBus, 'on'>): void {
  const button = document.querySelector<HTMLElement>('a[data-chat-button]');
  if (button === null) return;
  const look = (): void => {
    if (isFading()) {
      lookSoon();
      return;
    }
    const box = button.getBoundingClientRect();
    button.toggleAttribute('data-aside', box.width > 0 && isTaken(box, elementsBelow(button, box)));
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lookSoon = (): void => {
    clearTimeout(timer);
    // Looking takes a slow phone fifty milliseconds: not while a page is drawn that a shopper waits for.
    timer = setTimeout(() => requestIdle(look), REST_MS);
  };
  addEventListener('scroll', lookSoon, { passive: true });
  addEventListener('resize', lookSoon);
  bus.on('navigation.page.shown', lookSoon);
  // What comes later, opens or closes moves what is below. Observing begins with a call of its own.
  new ResizeObserver(lookSoon).observe(document.body);
}
