interface Own {
  /** Its picture, and the one under a resting pointer. */
  readonly pictures: readonly Drawn[];
  readonly href: string;
}

type Drawn = Pick<HTMLImageElement, 'src' | 'srcset'>;

/** What a card was made with, while it shows another metal. */
const own = new WeakMap<Element, Own>();

const PICTURE = /(\/media\/designs\/\d+\/\w+)-(?:yellow|rose|white)-(\d+)(?:-\w+)?/g;

/** Whether an address holds the key of its content: what it shows is finished for ever, or not yet. */
export const isCached = (address: string): boolean => /\/media\/designs\/\d+\/\w+-\w+-\d+-\w+$/.test(address);

/** A picture of the same design in another metal: without a key an address means the current one. */
const inMetal = (addresses: string, colour: string): string =>
  addresses.replaceAll(PICTURE, `$1-${colour}-$2`);

const picturesOf = (card: Element): HTMLImageElement[] => [
  ...card.querySelectorAll<HTMLImageElement>('[data-picture] img'),
];

function draw(picture: HTMLImageElement, { src, srcset }: Drawn): void {
  if (srcset !== '') picture.srcset = srcset;
  picture.src = src;
}

/**
 * Shows a card in a metal, and leads to it. Browsers keep the old pixels until the new picture is
 * there; they show what was not chosen, so they are hidden for that time (`data-busy`).
 *
 * @returns the picture that will come, when it is another metal's
 */
export function showMetal(card: Element, colour: string): HTMLImageElement | undefined {
  const pictures = picturesOf(card);
  const link = card.querySelector<HTMLAnchorElement>('a[href]');
  const [first] = pictures;
  if (first === undefined || link === null) return undefined;
  const before = own.get(card) ?? {
    pictures: pictures.map(({ src, srcset }) => ({ src, srcset })),
    href: link.getAttribute('href') ?? '',
  };
  own.set(card, before);
  const isOwn = before.pictures[0]?.src.includes(`-${colour}-`) ?? false;
  for (const [index, picture] of pictures.entries()) {
    const { src = '', srcset = '' } = before.pictures[index] ?? {};
    picture.dataset['busy'] = '';
    draw(picture, isOwn ? { src, srcset } : { src: inMetal(src, colour), srcset: inMetal(srcset, colour) });
  }
  // The page it leads to shows what was chosen.
  link.setAttribute('href', isOwn ? before.href : `${before.href}?colour=${colour}`);
  return isOwn ? undefined : first;
}

/** Fetches what a picture shows once more: browsers keep one answer for each address while a page is open. */
export function fetchAgain(picture: HTMLImageElement): void {
  const again = (addresses: string): string => addresses.replaceAll(PICTURE, '$&?again=1');
  draw(picture, { src: again(picture.src), srcset: again(picture.srcset) });
}

/** The metal that was chosen cannot be shown: the card is again what it was made as, its swatch included. */
export function goBack(card: Element, failed: HTMLImageElement): void {
  // The picture under a pointer stays hidden, and the first is seen through it.
  if (failed !== picturesOf(card)[0]) return;
  const swatch = [...card.querySelectorAll<HTMLInputElement>('[data-metal]')].find(
    ({ defaultChecked }) => defaultChecked,
  );
  if (swatch === undefined || swatch.checked) return;
  swatch.checked = true;
  showMetal(card, swatch.value);
}
