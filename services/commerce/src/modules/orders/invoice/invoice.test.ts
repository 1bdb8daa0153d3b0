import { afterAll, describe, expect, it } from '@jest/globals';
import { textOfPdf } from '../../../../test-support/pdf/pdf-text.fixtures.ts';
import { amountInWords } from './amount-in-words.ts';
import { anInvoice, anInvoiceLine } from './invoice.fixtures.ts';
import { openPrinter, PrinterBusy } from './printer.ts';
import { renderInvoice } from './render-invoice.ts';

const squeezed = (text: string): string => text.replaceAll(/\s+/g, ' ');
const read = async (...given: Parameters<typeof renderInvoice>): Promise<string> =>
  squeezed((await textOfPdf(await renderInvoice(...given))).join(' '));

const NUMBERS = [
  'SV/26-27/000042',
  'SV-7K2M9QX4',
  '21-11-2026',
  '20-11-2026',
  '29AAACS0000A1ZC',
  '7113',
  '22K916',
  '18K750',
  'A1B2C3',
  '234L',
  '3.390 g',
  '6.412 g',
  '6.000 g',
  '12,800.00',
  '43,392.00',
  '6,943.00',
  '61,800.00',
  '1,000.00',
  '50,335.00',
  '1,510.00',
  '51,845.00',
  '1,28,600.00',
  '3,858.00',
  '1,32,458.00',
  '3 %',
  '1,78,935.00',
  '1.5 %',
  '2,684.00',
  '1,84,303.00',
  '500.00',
  '1,83,803.00',
  '(29)',
];

describe('an invoice', () => {
  it.each(['en', 'hi'] as const)('says every number in %s', async (locale) => {
    const text = await read(anInvoice(), locale);
    expect(NUMBERS.filter((number) => !text.includes(number))).toEqual([]);
    expect(text).toContain('CGST 1.5 % 2,684.00');
    expect(text).not.toContain('IGST');
    expect(/[\u0900-\u097f]{3}/.test(text)).toBe(locale === 'hi');
  });

  it('names the place of supply in its own language', async () => {
    expect(await read(anInvoice(), 'en')).toContain('Place of supply: Karnataka (29)');
    // An address stays as it was written, which is in English for couriers.
    expect((await read(anInvoice(), 'hi')).replaceAll('Karnataka, India', '')).not.toContain('Karnataka');
  });

  it('says the total in words', async () => {
    expect(await read(anInvoice(), 'en')).toContain(
      'One Lakh Eighty Four Thousand Three Hundred Three Rupees Only',
    );
  });

  it('has the integrated tax for another state', async () => {
    const { tax } = anInvoice();
    const text = await read(
      anInvoice({
        placeOfSupply: { code: '27', name: { en: 'Maharashtra', hi: 'महाराष्ट्र' } },
        tax: { cgst: 0, sgst: 0, igst: tax.cgst + tax.sgst },
      }),
      'en',
    );
    expect(text).toContain('IGST 3 % 5,368.00');
    expect(text).not.toMatch(/CGST|SGST/);
  });

  it('goes abroad without tax, in the money of the order, and says why', async () => {
    const lines = [anInvoiceLine({ taxable: 48_000, gst: 0, gstBp: 0, components: null })];
    const text = await read(
      anInvoice({
        lines,
        currency: 'GBP',
        placeOfSupply: { code: '96', name: { en: 'United Kingdom', hi: 'यूनाइटेड किंगडम' } },
        tax: { cgst: 0, sgst: 0, igst: 0 },
        shipping: 2_500,
        total: 50_500,
        paid: { tenders: [], other: 50_500, mode: 'razorpay' },
      }),
      'en',
    );
    for (const part of [
      'IGST 0 % 0.00',
      'Shipping 25.00',
      'Total (GBP) 505.00',
      'Five Hundred Five Pounds Only',
      'letter of undertaking',
    ])
      expect(text).toContain(part);
  });

  it.each([
    ['en', 'Under 2 g: not hallmarked'],
    ['hi', '2 ग्राम से कम: हॉलमार्क नहीं है'],
  ] as const)('says of a piece under two grams that it is not hallmarked (%s)', async (locale, said) => {
    const light = anInvoiceLine({ huids: [], grossWeightMg: 1_900, unmarkedBelowMg: 2_000 });
    expect(await read(anInvoice({ lines: [light] }), locale)).toContain(said);
    expect(await read(anInvoice({ lines: [anInvoiceLine({ huids: [] })] }), locale)).not.toContain(said);
  });

  it('of many lines has the head of the table on every page, and all lines', async () => {
    const lines = Array.from({ length: 40 }, (_, n) =>
      anInvoiceLine({ huids: [`Z${String(n).padStart(5, '0')}`] }),
    );
    const pages = (await textOfPdf(await renderInvoice(anInvoice({ lines }), 'en'))).map(squeezed);
    expect(pages.length).toBeGreaterThan(3);
    expect(
      pages.filter((page) => page.includes('Taxable value GST GST amount Amount')).length,
    ).toBeGreaterThanOrEqual(pages.length - 1);
    expect(lines.filter(({ huids: [huid = ''] }) => !pages.some((page) => page.includes(huid)))).toEqual([]);
    expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`);
  });

  it('holds names of any script and words of any length, as text', async () => {
    const text = await read(
      anInvoice({
        billTo: { name: 'Łukasz Ünal आशा', address: ['x'.repeat(120), '(Tj) /JavaScript <script>'] },
      }),
      'en',
    );
    expect(text).toContain('Łukasz Ünal');
    expect(text.match(/x/g)?.length).toBeGreaterThanOrEqual(120);
    expect(text).toContain('/JavaScript <script>');
  });

  it('embeds its fonts, and nothing that acts', async () => {
    const pdf = await renderInvoice(anInvoice(), 'hi');
    const raw = pdf.toString('latin1');
    expect(raw).toContain('NotoSans-devanagari');
    expect(raw).toContain('/FontFile2');
    expect(raw).not.toMatch(/\/(JavaScript|JS|Launch|URI|OpenAction|EmbeddedFile)\b/);
  });
});

describe('amounts in words', () => {
  it.each([
    ['INR', 5_184_500, 'en', 'Fifty One Thousand Eight Hundred Forty Five Rupees Only'],
    ['INR', 5_184_550, 'en', 'Fifty One Thousand Eight Hundred Forty Five Rupees And Fifty Paise Only'],
    ['INR', 5_184_500, 'hi', 'इक्यावन हज़ार आठ सौ पैंतालीस रुपये मात्र'],
    ['INR', 1_234_567_800, 'hi', 'एक करोड़ तेईस लाख पैंतालीस हज़ार छह सौ अठहत्तर रुपये मात्र'],
    ['INR', 110_000, 'hi', 'एक हज़ार एक सौ रुपये मात्र'],
    ['INR', 91_445_300, 'hi', 'नौ लाख चौदह हज़ार चार सौ तिरपन रुपये मात्र'],
    ['GBP', 123_450, 'en', 'One Thousand Two Hundred Thirty Four Pounds And Fifty Pence Only'],
    ['USD', 100, 'en', 'One US Dollar Only'],
    ['SGD', 250_000_000, 'en', 'Two Million Five Hundred Thousand Singapore Dollars Only'],
    ['AED', 1_000, 'hi', 'दस यूएई दिरहम मात्र'],
  ] as const)('%s %i in %s', (currency, minor, locale, words) => {
    expect(amountInWords({ currency, minor }, locale)).toBe(words);
  });
});

describe('the printer', () => {
  const printer = openPrinter();
  afterAll(() => printer.close());

  it('sets invoices in a thread of its own, and says no when too many wait', async () => {
    const jobs = Array.from({ length: 20 }, () => printer.print(anInvoice(), 'en'));
    const outcomes = await Promise.allSettled(jobs);
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBe(16);
    expect(
      outcomes.filter((outcome) => outcome.status === 'rejected' && outcome.reason instanceof PrinterBusy)
        .length,
    ).toBe(4);
    expect(squeezed((await textOfPdf(await printer.print(anInvoice(), 'en'))).join(' '))).toContain(
      '1,84,303.00',
    );
  });
});
