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
export function fontFacesRule(page: Document): CSSMediaRule | null {
  for (const sheet of page.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (rule instanceof CSSMediaRule && rule.cssRules[0] instanceof CSSFontFaceRule) return rule;
    }
  }
  return null;
}

/** From now on text is set in the store's faces: at the start of a page that has them, or when another page is laid out anyway. */
export function takeFontFaces(page: Document): void {
  const rule = fontFacesRule(page);
  if (rule) rule.media.mediaText = 'all';
}
