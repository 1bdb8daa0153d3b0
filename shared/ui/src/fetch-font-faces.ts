import { FONT_FACES_KEY, fontFacesRule, hasFontFaces } from './font-faces.ts';

const DEVANAGARI = /U\+0?900/i;

function rememberFontFaces(): void {
  try {
    localStorage.setItem(FONT_FACES_KEY, '1');
  } catch {
    // Refused or full: the next page asks again, as this one did.
  }
}

/**
 * Brings the faces of the page's script into the browser's cache, without using them here.
 *
 * @returns rejects when one cannot be had
 */
export async function fetchFontFaces(page: Document): Promise<void> {
  if (hasFontFaces()) return;
  const isHindi = page.documentElement.lang === 'hi';
  const faces = [...(fontFacesRule(page)?.cssRules ?? [])].filter(
    (rule): rule is CSSFontFaceRule =>
      rule instanceof CSSFontFaceRule &&
      (isHindi || !DEVANAGARI.test(rule.style.getPropertyValue('unicode-range'))),
  );
  await Promise.all(faces.map(({ style }) => new FontFace('fetched', style.getPropertyValue('src')).load()));
  rememberFontFaces();
}
