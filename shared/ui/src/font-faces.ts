/**
 * When the store's faces of letters are taken. They lie in `font-faces.css` in a rule for pages without
 * scripts: a face that arrives later than the text makes the browser lay the whole page out anew.
 */

/** Where a browser keeps that it has them. */
export const FONT_FACES_KEY = 'sv-font-faces';
/** A document that took longer than this came over a slow line, on which faces would come long after the first paint. */
const QUICK_MS = 150;

type Timing = Pick<PerformanceNavigationTiming, 'requestStart' | 'responseEnd'>;

/** Whether faces will be here about when the first paint is. */
export const isLineQuick = ({ requestStart, responseEnd }: Timing): boolean =>
  responseEnd > 0 && responseEnd - requestStart < QUICK_MS;

/** Whether this browser has them from a page before. */
export function hasFontFaces(): boolean {
  try {
    return localStorage.getItem(FONT_FACES_KEY) !== null;
  } catch {
    // Storage is refused: they are taken when it costs nothing.
    return false;
  }
}

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

/** Faces of the page's sheet that its script needs. Those of another script come with its first letter. */
export function facesOf(
  page: Document,
): readonly { readonly rule: CSSFontFaceRule; readonly needed: boolean }[] {
  const isHindi = page.documentElement.lang === 'hi';
  return [...(fontFacesRule(page)?.cssRules ?? [])]
    .filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule)
    .map((rule) => ({
      rule,
      needed: isHindi || !DEVANAGARI.test(rule.style.getPropertyValue('unicode-range')),
    }));
}

/**
 * From now on text is set in the store's faces: at the start of a page that has them, or when another page
 * is laid out anyway. They are taken together once the last one is here, so that text is laid out anew once
 * and not for each of them. A face that cannot be had leaves its fallback in place.
 */
export async function takeFontFaces(page: Document): Promise<void> {
  const found = facesOf(page).map(({ rule: { style }, needed }) => {
    const family = nameOf(style.getPropertyValue('font-family'));
    const [src, weight, unicodeRange] = ['src', 'font-weight', 'unicode-range'].map((name) =>
      style.getPropertyValue(name),
    );
    const face = new FontFace(family, src ?? '', {
      display: 'swap',
      ...(weight ? { weight } : {}),
      ...(unicodeRange ? { unicodeRange } : {}),
    });
    return { family, face, needed };
  });
  const isTaken = (): boolean => [...page.fonts].some((face) => nameOf(face.family) === found[0]?.family);
  if (isTaken()) return;
  await Promise.allSettled(found.filter(({ needed }) => needed).map(({ face }) => face.load()));
  if (isTaken()) return;
  for (const { face } of found) page.fonts.add(face);
}
