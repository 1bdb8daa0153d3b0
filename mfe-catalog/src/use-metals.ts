import { useEffect, type RefObject } from 'react';

interface Own {
  /** Its picture, and the one under a resting pointer. */
  readonly pictures: readonly { readonly src: string; readonly srcset: string }[];
  readonly href: string;
}

/** What a card was made with, while it shows another metal. */
const own = new WeakMap<Element, Own>();

const PICTURE = /(\/media\/designs\/\d+\/\w+)-(?:yellow|rose|white)-(\d+)(?:-\w+)?/g;

/** A picture of the same design in another metal: without a key an address means the current one. */
const inMetal = (addresses: string, colour: string): string => addresses.replaceAll(PICTURE, `$1-${colour}-$2`);

function show(card: Element, colour: string): void {
  const pictures = [...card.querySelectorAll<HTMLImageElement>('[data-picture] img')];
  const link = card.querySelector<HTMLAnchorElement>('a[href]');
  const [first] = pictures;
  if (first === undefined || link === null) return;
  const before = own.get(card) ?? { pictures: pictures.map(({ src, srcset }) => ({ src, srcset })), href: link.getAttribute('href') ?? '' };
  own.set(card, before);
  const isOwn = before.pictures[0]?.src.includes(`-${colour}-`) ?? false;
  for (const [index, picture] of pictures.entries()) {
    const { src = '', srcset = '' } = before.pictures[index] ?? {};
    if (srcset !== '') picture.srcset = isOwn ? srcset : inMetal(srcset, colour);
    picture.src = isOwn ? src : inMetal(src, colour);
  }
  // The page it leads to shows what was chosen.
  link.setAttribute('href', isOwn ? before.href : `${before.href}?colour=${colour}`);
}

/** Brings the swatches of a list of cards to life, as {@link useHearts} does its hearts. */
export function useMetals(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current;
    const apply = (target: unknown): void => {
      if (!(target instanceof HTMLInputElement) || target.dataset['metal'] === undefined) return;
      const card = target.closest('article');
      if (card !== null) show(card, target.dataset['metal']);
    };
    const onChange = ({ target }: Event): void => apply(target);
    // Pressed before anybody listened, or brought back by the browser on a reload: pressing it again would change nothing.
    for (const swatch of element?.querySelectorAll<HTMLInputElement>('[data-metal]:checked') ?? []) if (!swatch.defaultChecked) apply(swatch);
    element?.addEventListener('change', onChange);
    return () => element?.removeEventListener('change', onChange);
  }, [place]);
}
