import type { Locale } from '@suvarna/contracts/locale';
import PDFDocument from 'pdfkit';
import { openEmbeddedFont, type EmbeddedFont } from './embedded-font.ts';
import type { Part, Weight } from './fonts.ts';
import { loadHarfbuzz } from './harfbuzz.ts';

/** A document being set, as `pdfkit` draws it. Its texts are set by `setText` alone. */
export type Page = PDFKit.PDFDocument;

const fontsOf = new WeakMap<Page, Map<string, EmbeddedFont>>();

export interface DocumentAbout {
  readonly title: string;
  readonly author: string;
  readonly locale: Locale;
}

/** Opens a document, with what its texts are shaped by. */
export async function openDocument(
  { title, author, locale }: DocumentAbout,
  layout: Pick<PDFKit.PDFDocumentOptions, 'size' | 'margin' | 'bufferPages'>,
): Promise<Page> {
  await loadHarfbuzz();
  const page = new PDFDocument({
    ...layout,
    lang: locale,
    displayTitle: true,
    info: { Title: title, Author: author, Producer: 'Suvarna', Creator: 'Suvarna' },
  });
  fontsOf.set(page, new Map());
  return page;
}

/** A part of the font, to be used on the page that is being set. */
export function fontOf(page: Page, part: Part, weight: Weight): EmbeddedFont {
  const fonts = fontsOf.get(page);
  if (fonts === undefined) throw new Error('The document was not opened by openDocument.');
  const name = `${part}-${weight}`;
  const font = fonts.get(name) ?? openEmbeddedFont(page, fonts.size, part, weight);
  fonts.set(name, font);
  (page.page.fonts as Record<string, unknown>)[font.id] = font.reference;
  return font;
}

/** Ends a document: its fonts hold what was shown of them. */
export function closeDocument(page: Page): Promise<Buffer> {
  const parts: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    page.on('data', (part: Buffer) => parts.push(part));
    page.on('end', () => resolve(Buffer.concat(parts)));
    page.on('error', reject);
  });
  for (const font of fontsOf.get(page)?.values() ?? []) font.embed();
  page.end();
  return done;
}
