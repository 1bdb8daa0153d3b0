/**
 * When the store's faces of letters are taken. They lie in `font-faces.css` in a rule for pages without
 * scripts: a face that arrives later than the text makes the browser lay the whole page out again.
 */

/** Where a browser keeps which it has, by their addresses: a release with others fetches those. */
const FONT_FACES_KEY = 'sv-font-faces';
/** A document that took longer than this came over a slow line, on which faces would take it from the first picture. */
const QUICK_MS = 150;
/** A picture of the first view that is still not there then holds them back no longer. */
const PICTURE_MS = 1_000;
/** As long as browsers wait for a face before they draw what they have: boxes, on a device without letters of Hindi. */
const BOXES_AFTER_MS = 4_000;

type Timing = Pick<PerformanceNavigationTiming, 'requestStart' | 'responseEnd'>;

/** Whether faces will be here about when the first paint is. */
export const isLineQuick = ({ requestStart, responseEnd }: Timing): boolean =>
  responseEnd > 0 && responseEnd - requestStart < QUICK_MS;

/** The rule around the faces, `null` where the page has no such sheet (yet). */
function fontFacesRule(page: Document): CSSMediaRule | null {
  for (const sheet of page.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (rule instanceof CSSMediaRule && rule.cssRules[0] instanceof CSSFontFaceRule) return rule;
    }
  }
  return null;
}

const DEVANAGARI = /U\+0?900/i;
const nameOf = (family: string): string => family.replaceAll(/["']/g, '');

const scriptOf = ({ documentElement }: Document): string | undefined =>
  new Intl.Locale(documentElement.lang || 'en').maximize().script;

interface Face {
  readonly family: string;
  readonly source: string;
  readonly face: FontFace;
  /** By the page's script; those of another come with its first letter. */
  readonly needed: boolean;
}

function facesOf(page: Document): readonly Face[] {
  const isDevanagari = scriptOf(page) === 'Deva';
  return [...(fontFacesRule(page)?.cssRules ?? [])]
    .filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule)
    .map(({ style }) => {
      const family = nameOf(style.getPropertyValue('font-family'));
      const [source = '', weight, unicodeRange = ''] = ['src', 'font-weight', 'unicode-range'].map((name) =>
        style.getPropertyValue(name),
      );
      const face = new FontFace(family, source, {
        display: 'swap',
        ...(weight ? { weight } : {}),
        ...(unicodeRange ? { unicodeRange } : {}),
      });
      return { family, source, face, needed: isDevanagari || !DEVANAGARI.test(unicodeRange) };
    });
}

const needed = (faces: readonly Face[]): readonly Face[] => faces.filter(({ needed: is }) => is);

/** Whether this browser has them from a page before. */
function hasFaces(faces: readonly Face[]): boolean {
  try {
    const known = localStorage.getItem(FONT_FACES_KEY) ?? '';
    return needed(faces).every(({ source }) => known.includes(source));
  } catch {
    // Storage is refused: they are taken when it costs nothing.
    return false;
  }
}

function rememberFaces(faces: readonly Face[]): void {
  if (hasFaces(faces)) return;
  try {
    localStorage.setItem(
      FONT_FACES_KEY,
      needed(faces)
        .map(({ source }) => source)
        .join(' '),
    );
  } catch {
    // Refused or full: the next page asks again, as this one did.
  }
}

const isTaken = (page: Document, [first]: readonly Face[]): boolean =>
  [...page.fonts].some((face) => nameOf(face.family) === first?.family);

const LINES = 'main :is(h1, h2, h3, p, li, dt, dd, address, summary, label)';

/**
 * A line that was full in the device's letters may break one word earlier or later in the store's: what was
 * read stays where it is. Letters come a little closer where a box would grow, and go apart where it would
 * shrink; where that is not enough it keeps its height.
 */
function keepLines(page: Document, change: () => void): void {
  const texts = [...page.querySelectorAll<HTMLElement>(LINES)]
    .filter(isInView)
    .map((text) => ({ text, height: text.offsetHeight }));
  change();
  const others = texts.filter(({ text, height }) => text.offsetHeight !== height);
  const grown = new Set(others.filter(({ text, height }) => text.offsetHeight > height));
  // Letters of Devanagari hang from one line, which shows where they part.
  const wider = scriptOf(page) === 'Deva' ? '' : '0.02em';
  for (const other of others) other.text.style.letterSpacing = grown.has(other) ? '-0.02em' : wider;
  const short = others.filter((other) => !grown.has(other) && other.text.offsetHeight !== other.height);
  for (const { text, height } of short) {
    text.style.letterSpacing = '';
    text.style.minBlockSize = `${height}px`;
  }
  // In another width lines break elsewhere.
  const leaveLines = (): void => {
    for (const { text } of others) {
      text.style.letterSpacing = '';
      text.style.minBlockSize = '';
    }
  };
  page.defaultView?.addEventListener('resize', leaveLines, { once: true });
}

/** Whether its texts are on the screen by now. */
const isRead = ({ documentElement }: Document): boolean =>
  performance.getEntriesByType('paint').length > 0 && documentElement.dataset['letterless'] === undefined;

/** Every real face sets this vowel below its letter; a device without letters of Hindi draws two boxes. */
function lacksHindi(page: Document): boolean {
  if (scriptOf(page) !== 'Deva') return false;
  const pen = page.createElement('canvas').getContext('2d');
  return pen !== null && pen.measureText('\u0915\u0941').width > 1.5 * pen.measureText('\u0915').width;
}

/**
 * From now on text is set in the store's faces. They are taken together once the last one is here, so that
 * text is laid out again once and not for each of them. A face that cannot be had leaves its fallback in place.
 */
export async function takeFontFaces(page: Document): Promise<void> {
  const faces = facesOf(page);
  if (faces.length === 0 || isTaken(page, faces)) return;
  const came = await Promise.allSettled(needed(faces).map(({ face }) => face.load()));
  if (isTaken(page, faces)) return;
  const take = (): void => {
    for (const { face } of faces) page.fonts.add(face);
  };
  if (isRead(page)) keepLines(page, take);
  else take();
  if (came.every(({ status }) => status === 'fulfilled')) rememberFaces(faces);
}

const happened = (target: EventTarget, types: readonly string[]): Promise<void> =>
  new Promise((resolve) => {
    for (const type of types) target.addEventListener(type, () => resolve(), { once: true });
  });

const isInView = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

/** Two frames: with the second the first is on the screen. */
const painted = async (): Promise<void> => {
  for (let frame = 0; frame < 2; frame += 1)
    await new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
    });
};

/** Until what a first view is judged by is painted: its text, and its pictures. */
async function largestPaint(page: Document): Promise<void> {
  const coming = [...page.images].filter((picture) => !picture.complete && isInView(picture));
  await Promise.race([
    Promise.all(coming.map((picture) => happened(picture, ['load', 'error']))),
    new Promise((resolve) => {
      setTimeout(resolve, PICTURE_MS);
    }),
  ]);
  await painted();
}

/**
 * Every page of the store is set in its faces, in this order of chances: at the start, where the browser has
 * them or the line is quick; otherwise after the largest paint. Sheets that are files of their own come later
 * than this script, as on pages of money: it waits for them.
 */
export async function startFontFaces(page: Document, timing: Timing | undefined): Promise<void> {
  const { dataset } = page.documentElement;
  if (lacksHindi(page)) {
    dataset['letterless'] = '';
    setTimeout(() => delete dataset['letterless'], BOXES_AFTER_MS);
  }
  if (facesOf(page).length === 0) {
    if (page.readyState === 'loading') await happened(page, ['readystatechange']);
    if (facesOf(page).length === 0 && page.readyState !== 'complete') await happened(window, ['load']);
  }
  if (!hasFaces(facesOf(page)) && !(timing !== undefined && isLineQuick(timing))) {
    if (page.readyState === 'loading') await happened(page, ['readystatechange']);
    await largestPaint(page);
  }
  await takeFontFaces(page);
  if (dataset['letterless'] === undefined) return;
  // What is shown in the frame in which it moves has moved.
  await painted();
  delete dataset['letterless'];
}
