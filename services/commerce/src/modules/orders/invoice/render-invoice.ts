import type { Locale } from '@suvarna/contracts/locale';
import type { Invoice } from './invoice.ts';
import { sellerName } from '@suvarna/i18n/seller';
import { setHeader, setParties, titleOf } from './set-header.ts';
import { setItems } from './set-items.ts';
import { setTotals } from './set-totals.ts';
import { closeDocument, openDocument } from '../../../platform/documents/document.ts';
import { setText } from '../../../platform/documents/typesetting.ts';
import { texts } from '../texts.ts';

const MARGIN = 36;

/** The invoice, or a credit note to it, as a PDF (A4) in one language; item titles and labels change, numbers do not. */
export async function renderInvoice(invoice: Invoice, locale: Locale): Promise<Buffer> {
  const t = texts(locale);
  const page = await openDocument(
    {
      title: `${titleOf(invoice, t)} ${invoice.creditNote?.no ?? invoice.invoiceNo}`,
      author: sellerName(locale),
      locale,
    },
    { size: 'A4', margin: MARGIN, bufferPages: true },
  );
  const sheet = {
    page,
    invoice,
    locale,
    t,
    left: MARGIN,
    width: page.page.width - 2 * MARGIN,
    bottom: page.page.height - MARGIN - 16,
  };
  let y = setHeader(sheet, MARGIN);
  y = setParties(sheet, y);
  y = setItems(sheet, y);
  setTotals(sheet, y);
  const { count } = page.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    page.switchToPage(index);
    const label = t('invoice.page', { page: index + 1, pages: count });
    setText(page, label, sheet.left, page.page.height - MARGIN - 10, sheet.width, {
      size: 7,
      colour: '#6a655c',
      align: 'right',
    });
  }
  return closeDocument(page);
}
