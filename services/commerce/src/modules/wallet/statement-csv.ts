import { tableOf, type StatementSource } from './statement-rows.ts';

const BYTE_ORDER_MARK = '\uFEFF';
const NUMBER = /^-?[\d,]+\.\d{2}$/;

/**
 * One field of a table (RFC 4180). A text that a spreadsheet would take for a formula stands behind an
 * apostrophe; amounts of ours may begin with a minus, and lose the commas that would cut them in two.
 */
export function fieldOf(text: string): string {
  if (NUMBER.test(text)) return text.replaceAll(',', '');
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The statement as a table; with a mark, by which spreadsheets know that it is UTF-8. */
export function statementCsv(source: StatementSource): string {
  const { columns, rows } = tableOf(source);
  return `${BYTE_ORDER_MARK}${[columns, ...rows].map((row) => row.map(fieldOf).join(',')).join('\r\n')}\r\n`;
}
