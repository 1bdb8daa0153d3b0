import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fieldOf, statementCsv } from './statement-csv.ts';

describe('a field of a statement that is opened in a spreadsheet', () => {
  it.each([
    ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ['+911234', "'+911234"],
    ['@SUM(1)', "'@SUM(1)"],
    ['-2+3', "'-2+3"],
    ['\tx', "'\tx"],
    ['Used, for an order', '"Used, for an order"'],
    ['-1,23,456.00', '-123456.00'],
    ['SV-1', 'SV-1'],
    ['', ''],
  ])('%s is written as %s', (text, field) => {
    expect(fieldOf(text)).toBe(field);
  });

  it('never begins as a formula does, whatever stands in it', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const field = fieldOf(text);
        const read = field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field;
        expect(/^[=+@\t\r]/.test(read)).toBe(false);
        expect(read.startsWith('-') && !/^-\d+\.\d{2}$/.test(read)).toBe(false);
      }),
    );
  });
});

it('a statement in Hindi is UTF-8 with its mark, and a row for each line', () => {
  const csv = statementCsv({
    locale: 'hi',
    customer: { name: 'A', email: 'a@example.com' },
    filter: { customerId: 'c', wallet: 'credits' },
    count: 1,
    at: new Date('2026-03-01T10:00:00Z'),
    lines: [
      {
        wallet: 'credits',
        occurred_at: new Date('2026-03-01T20:00:00Z'),
        kind: 'grant',
        amount: 1_234_500,
        balance: 2_000_000,
        source: 'referral',
        reference: '=1+1',
        note: '',
        expires_at: null,
      },
    ],
  });
  const [head, row, ...rest] = csv.split('\r\n');
  expect(head).toBe('\uFEFFतारीख़,लेन-देन,ऑर्डर,राशि (₹),बैलेंस (₹),समाप्ति की तारीख़');
  expect([row, rest]).toEqual(["02-03-2026,मिला (रेफ़रल),'=1+1,12345.00,20000.00,", ['']]);
});
