import { SELLER } from '@suvarna/contracts/seller';
import { sellerName } from '@suvarna/i18n/seller';
import type { Translate } from '@suvarna/i18n';
import type { Invoice, InvoiceParty } from './invoice.ts';
import { dayText } from './numbers.ts';
import { rule, SOFT, type Sheet } from './sheet.ts';
import { setText } from '../../../platform/documents/typesetting.ts';

const ROW = 13;

export const titleOf = ({ creditNote }: Invoice, t: Translate): string =>
  t(creditNote === undefined ? 'invoice.title' : 'credit-note.title');

/** Who sells, and the names of this invoice. @returns where the next part begins */
export function setHeader(sheet: Sheet, top: number): number {
  const { page, invoice, t, left, width } = sheet;
  const half = width / 2;
  setText(page, titleOf(invoice, t), left, top, width, { size: 18, bold: true, align: 'right' });
  let y = top + setText(page, sellerName(sheet.locale), left, top, half + 40, { size: 13, bold: true });
  y += setText(page, [...SELLER.address, `GSTIN ${SELLER.gstin}`].join('\n'), left, y, half, {
    size: 9,
    colour: SOFT,
  });

  const { creditNote } = invoice;
  const rows: readonly (readonly [string, string])[] = [
    ...(creditNote === undefined
      ? []
      : ([
          [t('credit-note.no'), creditNote.no],
          [t('credit-note.date'), dayText(creditNote.issuedOn)],
        ] as const)),
    [t('invoice.invoice-no'), invoice.invoiceNo],
    [t('invoice.invoice-date'), dayText(invoice.issuedOn)],
    [t('invoice.order-no'), invoice.orderNo],
    [t('invoice.order-date'), dayText(invoice.orderedOn)],
  ];
  rows.forEach(([label, value], index) => {
    const at = top + 28 + index * ROW;
    setText(page, label, left + half, at, half / 2, { size: 9, colour: SOFT, align: 'right' });
    setText(page, value, left + half * 1.5, at, half / 2, { size: 9, bold: true, align: 'right' });
  });
  const end = Math.max(y, top + 28 + rows.length * ROW) + 6;
  rule(sheet, end);
  return end + 8;
}

function setParty(
  { page, t }: Sheet,
  label: string,
  party: InvoiceParty,
  x: number,
  y: number,
  width: number,
): number {
  let at = y + setText(page, label, x, y, width, { size: 8, colour: SOFT });
  if (party.name === '')
    return at + setText(page, t('invoice.withheld'), x, at, width, { size: 9, colour: SOFT });
  at += setText(page, party.name, x, at, width, { size: 10, bold: true });
  return at + setText(page, party.address.join('\n'), x, at, width, { size: 9 });
}

export function setParties(sheet: Sheet, top: number): number {
  const { page, invoice, locale, t, left, width } = sheet;
  const column = width / 2 - 8;
  let y =
    Math.max(
      setParty(sheet, t('invoice.bill-to'), invoice.billTo, left, top, column),
      setParty(sheet, t('invoice.ship-to'), invoice.shipTo, left + width / 2 + 8, top, column),
    ) + 6;
  const { code, name } = invoice.placeOfSupply;
  const notes = [
    `${t('invoice.place-of-supply')}: ${name[locale]} (${code})`,
    t('invoice.reverse-charge'),
    ...(invoice.identityLast4 === '' ? [] : [`${t('invoice.identity')} ${invoice.identityLast4}`]),
  ];
  y += setText(page, notes.join(' · '), left, y, width, { size: 8.5 });
  return y + 8;
}
