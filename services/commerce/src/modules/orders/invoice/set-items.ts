import type { InvoiceLine } from './invoice.ts';
import { decimalText, gramsText, percentText } from './numbers.ts';
import { fit, rule, SOFT, type Sheet } from './sheet.ts';
import { heightOf, setText, type Style } from '../../../platform/documents/typesetting.ts';

const COLUMNS = ['item', 'hsn', 'quantity', 'taxable', 'rate', 'gst', 'amount'] as const;
/** Their shares of the width. */
const SHARES = [0.37, 0.08, 0.07, 0.15, 0.07, 0.12, 0.14] as const;
const GAP = 6;
const TITLE: Style = { size: 9.5, bold: true };
const DETAIL: Style = { size: 7.5, colour: SOFT };
const CELL: Style = { size: 9, align: 'right' };

function columnsOf({ left, width }: Sheet): readonly { readonly x: number; readonly width: number }[] {
  let x = left;
  return SHARES.map((share) => {
    const column = { x, width: width * share - GAP };
    x += width * share;
    return column;
  });
}

function detailsOf({ t, invoice: { currency } }: Sheet, line: InvoiceLine): string {
  const amount = (minor: number): string => decimalText(minor, currency);
  const parts = line.components;
  return [
    `${line.sku} · ${t('invoice.purity')} ${line.purity}`,
    `${t('invoice.gross')} ${gramsText(line.grossWeightMg)} · ${t('invoice.net')} ${gramsText(line.netWeightMg)}`,
    ...(line.huids.length === 0 ? [] : [`${t('invoice.huid')} ${line.huids.join(', ')}`]),
    ...(line.unmarkedBelowMg === undefined
      ? []
      : [t('invoice.unmarked', { grams: line.unmarkedBelowMg / 1_000 })]),
    ...(parts === null
      ? []
      : [
          `${t('invoice.rate-per-gram')} ${amount(parts.ratePerGram)}`,
          `${t('invoice.metal')} ${amount(parts.metal)} · ${t('invoice.making')} ${amount(parts.making)}${parts.stones > 0 ? ` · ${t('invoice.stones')} ${amount(parts.stones)}` : ''}`,
        ]),
    ...(line.discount > 0 ? [`${t('invoice.discount')} ${amount(line.discount)}`] : []),
  ].join('\n');
}

function setHead(sheet: Sheet, y: number): number {
  const { page, t } = sheet;
  rule(sheet, y);
  const columns = columnsOf(sheet);
  const heights = COLUMNS.map((column, index) => {
    const { x = 0, width = 0 } = columns[index] ?? {};
    return setText(page, t(`invoice.column.${column}`), x, y + 4, width, {
      size: 8,
      colour: SOFT,
      align: index === 0 ? 'left' : 'right',
    });
  });
  const end = y + 8 + Math.max(...heights);
  rule(sheet, end);
  return end + 6;
}

/** The lines; the head is set again on every page. @returns where the next part begins */
export function setItems(sheet: Sheet, top: number): number {
  const { page, invoice, locale } = sheet;
  const columns = columnsOf(sheet);
  const first = columns[0]?.width ?? 0;
  let y = setHead(sheet, top);
  for (const line of invoice.lines) {
    const title = line.title[locale];
    const details = detailsOf(sheet, line);
    const height = heightOf(title, first, TITLE) + heightOf(details, first, DETAIL) + 8;
    const at = fit(sheet, y, height);
    y = at < y ? setHead(sheet, at) : at;
    const below = y + setText(page, title, columns[0]?.x ?? 0, y, first, TITLE);
    setText(page, details, columns[0]?.x ?? 0, below, first, DETAIL);
    const cells = [
      line.hsn,
      String(line.quantity),
      decimalText(line.taxable, invoice.currency),
      percentText(line.gstBp),
      decimalText(line.gst, invoice.currency),
      decimalText(line.taxable + line.gst, invoice.currency),
    ];
    cells.forEach((text, index) => {
      const { x = 0, width = 0 } = columns[index + 1] ?? {};
      setText(page, text, x, y, width, CELL);
    });
    y += height;
    rule(sheet, y - 4);
  }
  return y + 4;
}
