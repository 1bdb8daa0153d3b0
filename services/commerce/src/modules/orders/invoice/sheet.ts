import type { Locale } from '@suvarna/contracts/locale';
import type { Translate } from '@suvarna/i18n';
import type { Invoice } from './invoice.ts';
import type { Page } from '../../../platform/documents/document.ts';

/** A page being set, in points from its upper left corner. */
export interface Sheet {
  readonly page: Page;
  readonly invoice: Invoice;
  readonly locale: Locale;
  readonly t: Translate;
  readonly left: number;
  readonly width: number;
  /** Where the page's own text ends. */
  readonly bottom: number;
}

export const SOFT = '#6a655c';
const LINE_COLOUR = '#cfc7b8';

export function rule({ page, left, width }: Sheet, y: number): void {
  page
    .moveTo(left, y)
    .lineTo(left + width, y)
    .lineWidth(0.5)
    .strokeColor(LINE_COLOUR)
    .stroke();
}

/** `y` when so much fits below it; else the top of a new page. */
export function fit({ page, bottom }: Sheet, y: number, height: number): number {
  if (y + height <= bottom) return y;
  page.addPage();
  return page.page.margins.top;
}
