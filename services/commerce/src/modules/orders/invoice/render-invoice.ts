import type { Locale } from '@suvarna/contracts/locale';
import PDFDocument from 'pdfkit';
import type { Invoice } from './invoice.ts';
import { sellerName } from './seller.ts';
import { setHeader, setParties, titleOf } from './set-header.ts';
import { setItems } from './set-items.ts';
import { setTotals } from './set-totals.ts';
import { setText } from '../../../platform/documents/typesetting.ts';
import { texts } from '../texts.ts';

const MARGIN = 36;

/** The invoice, or a credit note to it, as a PDF (A4) in one language; item titles and labels change, numbers do not. */
export async function renderInvoice(invoice: Invoice, locale: Locale): Promise<Buffer> {
  const t = texts(locale);
  const page = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    lang: locale,
    displayTitle: true,
    info: {
      Title: `${titleOf(invoice, t)} ${invoice.creditNote?.no ?? invoice.invoiceNo}`,
      Author: sellerName(locale),
      Producer: 'Suvarna',
      Creator: 'Suvarna',
    },
  });
  const parts: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    page.on('data', (part: Buffer) => parts.push(part));
    page.on('end', () => resolve(Buffer.concat(parts)));
    page.on('error', reject);
  });
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
  page.end();
  return done;
}
