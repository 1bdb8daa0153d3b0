import { amountInWords } from './amount-in-words.ts';
import type { Invoice } from './invoice.ts';
import { dayText, decimalText, percentText } from './numbers.ts';
import { fit, rule, SOFT, type Sheet } from './sheet.ts';
import { sellerName } from '@suvarna/i18n/seller';
import { heightOf, setText } from '../../../platform/documents/typesetting.ts';

const ROW = 15;
const ABROAD = '96';

/** The one rate of all lines, halved for the two taxes of one state; `''` where lines differ. */
function rateOf({ lines }: Invoice, part: 1 | 2): string {
  const rates = new Set(lines.map(({ gstBp }) => gstBp));
  const [bp] = rates;
  return rates.size === 1 && bp !== undefined ? ` ${percentText(bp / part)}` : '';
}

function rowsOf({ invoice, t }: Sheet): readonly (readonly [string, number])[] {
  const { tax } = invoice;
  const taxes: readonly (readonly [string, number])[] =
    tax.cgst + tax.sgst > 0
      ? [
          [`CGST${rateOf(invoice, 2)}`, tax.cgst],
          [`SGST${rateOf(invoice, 2)}`, tax.sgst],
        ]
      : [[`IGST${tax.igst > 0 ? rateOf(invoice, 1) : ' 0 %'}`, tax.igst]];
  return [
    [t('invoice.taxable'), invoice.taxable],
    ...taxes,
    ...(invoice.shipping > 0 ? [[t('invoice.shipping'), invoice.shipping] as const] : []),
  ];
}

/** What credit notes took off the invoice, and what is left of it. @returns where the next part begins */
function setCreditNotes({ page, invoice, t, left, width }: Sheet, top: number): number {
  const { creditedBy, currency, total } = invoice;
  if (creditedBy.length === 0) return top;
  const notes = creditedBy.map(({ no, issuedOn, amount }) =>
    t('invoice.credited-by', { no, day: dayText(issuedOn), amount: decimalText(amount, currency) }),
  );
  const rest = total - creditedBy.reduce((sum, { amount }) => sum + amount, 0);
  const text = [...notes, t('invoice.after-credit-notes', { amount: decimalText(rest, currency) })];
  return top + 2 + setText(page, text.join('\n'), left, top + 2, width, { size: 9 });
}

/** Sums, the total in words, and what it was paid with. */
export function setTotals(sheet: Sheet, top: number): void {
  const { page, invoice, locale, t, left, width } = sheet;
  const { currency, paid } = invoice;
  const rows = rowsOf(sheet);
  const words = `${t('invoice.in-words')}: ${amountInWords({ currency, minor: invoice.total }, locale)}`;
  const wordsStyle = { size: 9.5, bold: true } as const;
  let y = fit(
    sheet,
    top,
    rows.length * ROW + heightOf(words, width, wordsStyle) + 130 + invoice.creditedBy.length * ROW,
  );
  const [labelX, valueX] = [left + width * 0.5, left + width * 0.76];
  const setRow = (label: string, value: string, bold: boolean): void => {
    setText(page, label, labelX, y, width * 0.26, { size: bold ? 11 : 9.5, bold, align: 'right' });
    setText(page, value, valueX, y, width * 0.24 - 6, { size: bold ? 11 : 9.5, bold, align: 'right' });
    y += bold ? ROW + 4 : ROW;
  };
  for (const [label, minor] of rows) setRow(label, decimalText(minor, currency), false);
  setRow(`${t('invoice.total')} (${currency})`, decimalText(invoice.total, currency), true);
  y += 2 + setText(page, words, left, y, width, wordsStyle);
  rule(sheet, y + 4);
  y += 10;
  const tenders = [
    ...paid.tenders.map(({ name, amount }) => `${name[locale]} ${decimalText(amount, currency)}`),
    ...(paid.other > 0 ? [`${t(`invoice.mode.${paid.mode}`)} ${decimalText(paid.other, currency)}`] : []),
  ];
  const paidBy = t(invoice.creditNote === undefined ? 'invoice.paid-by' : 'credit-note.given-back');
  y += setText(page, `${paidBy}: ${tenders.join(' · ')}`, left, y, width, { size: 9 });
  y = setCreditNotes(sheet, y);
  if (invoice.placeOfSupply.code === ABROAD)
    y += setText(page, t('invoice.export-note'), left, y + 2, width, { size: 8.5, colour: SOFT });
  y += 18;
  y += setText(page, t('invoice.for-seller', { seller: sellerName(sheet.locale) }), left, y, width, {
    size: 9,
    bold: true,
    align: 'right',
  });
  setText(page, t('invoice.signatory'), left, y + 24, width, { size: 8.5, colour: SOFT, align: 'right' });
}
