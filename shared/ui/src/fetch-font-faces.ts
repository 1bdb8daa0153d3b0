import { FONT_FACES_KEY, facesOf, hasFontFaces } from './font-faces.ts';

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
  const sources = facesOf(page)
    .filter(({ needed }) => needed)
    .map(({ rule }) => rule.style.getPropertyValue('src'));
  await Promise.all(sources.map((source) => new FontFace('fetched', source).load()));
  rememberFontFaces();
}
