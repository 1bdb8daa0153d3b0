import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  faultOfPhone,
  isUnusualPhone,
  normalisePhone,
  readPhone,
  readWirePhone,
  wirePhone,
} from './phone.ts';
import { formText } from '../texts.ts';

const says = (code: string, number: string): string | undefined => {
  const fault = faultOfPhone(code, number);
  return fault && formText(fault, 'en');
};

describe('phone numbers', () => {
  it.each([
    ['91', '', 'Please enter a contact number.'],
    ['44', '  ', 'Please enter a contact number.'],
    ['91', '98450abc00', 'Please enter a valid contact number.'],
    ['91', '+44 20 7946 0018', 'Please enter a valid contact number.'],
    ['44', '+91 98450 00000', 'Please enter a valid contact number.'],
    ['0', '9845000000', 'Please enter a valid contact number.'],
    ['', '9845000000', 'Please enter a valid contact number.'],
    ['9', '19000000002', 'Please enter a valid contact number.'],
    ['919', '000000002', 'Please enter a valid contact number.'],
    ['9190', '00000002', 'Please enter a valid contact number.'],
    ['91', '984500000', 'Please enter minimum 10 digits contact number.'],
    ['44', '12345', 'Please enter minimum 6 digits contact number.'],
    ['91', '98450000001', 'Please enter maximum 10 digits contact number.'],
    ['44', '00 91 98450 00000', 'Please enter a valid contact number.'],
    ['44', '00 7911 153060', 'Please enter a valid contact number.'],
    ['44', '+44 00 7911 153060', 'Please enter a valid contact number.'],
    ['91', '0044 7911 153060', 'Please enter a valid contact number.'],
    ['44', '\u200B\u00AD', 'Please enter a contact number.'],
    ['44', '1234567890123456', 'Please enter maximum 12 digits contact number.'],
  ])('+%s %j: %s', (code, number, message) => {
    expect(says(code, number)).toBe(message);
  });

  it('are ten digits in India, with or without what is written before them, and six to fifteen elsewhere', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('91', '44', '1', '65', '971'),
        fc.stringMatching(/^[0-9]{1,20}$/),
        (code, number) => {
          const kept = wirePhone(code, number).slice(code.length + 1);
          const right =
            code === '91'
              ? /^(?:0091)*(?!00)(?:91)?0?(?!00)[0-9]{10}$/.test(number)
              : kept.length >= 6 && kept.length <= 15 && !kept.startsWith('+');
          expect(faultOfPhone(code, number) === undefined).toBe(right);
          // Nothing is taken from a number that begins as those of no country do.
          if (code !== '91' && !/^[01]/.test(number) && !number.startsWith(code)) expect(kept).toBe(number);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('have one spelling: no digits to send to are accepted with two codes', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.stringMatching(/^[0-9]{7,18}$/),
          fc.stringMatching(/^(91|9190|919|44|1|971)[0-9]{5,15}$/),
        ),
        (digits) => {
          const accepted = [1, 2, 3, 4].filter(
            (length) => faultOfPhone(digits.slice(0, length), digits.slice(length)) === undefined,
          );
          expect(accepted.length).toBeLessThanOrEqual(1);
          const read = readPhone(`+${digits}`);
          if (accepted.length === 1)
            expect(read && wirePhone(read.code, read.number)).toBe(
              wirePhone(digits.slice(0, accepted[0]), digits.slice(accepted[0])),
            );
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it.each([
    ['91', '98450 12345', '91-9845012345'],
    ['91', '+91 98450 12345', '91-9845012345'],
    ['91', '09845012345', '91-9845012345'],
    ['91', '919845012345', '91-9845012345'],
    ['91', '+91 (0)98450-12345', '91-9845012345'],
    ['91', '९८४५० १२३४५', '91-9845012345'],
    ['91', '+९१ ९८४५० १२३४५', '91-9845012345'],
    ['91', '9198450123', '91-9198450123'],
    ['91', '0984501234', '91-0984501234'],
    ['44', '+44 20 7946 0000', '44-2079460000'],
    ['44', '4420794600', '44-4420794600'],
    ['1', '+1 (415) 555-2671', '1-4155552671'],
    ['44', '07911 153060', '44-7911153060'],
    ['44', '+44 (0)7911 153060', '44-7911153060'],
    ['44', '0044 7911 153060', '44-7911153060'],
    ['44', '0044 (0) 7911 153060', '44-7911153060'],
    ['44', '447911153060', '44-7911153060'],
    ['44', '4407911153060', '44-7911153060'],
    ['44', '\u206607911\u00A0153–060\u2069', '44-7911153060'],
    ['44', '٠٧٩١١١٥٣٠٦٠', '44-7911153060'],
    ['91', '0091 98450 12345', '91-9845012345'],
    ['91', '00 91 098450 12345', '91-9845012345'],
    ['91', '૯૮૪૫૦૧૨૩૪૫', '91-9845012345'],
    ['91', '９８４５０１２３４５', '91-9845012345'],
    ['971', '00971 50 123 4567', '971-501234567'],
    ['971', '050 123 4567', '971-501234567'],
    ['39', '06 698 12345', '39-0669812345'],
    ['39', '0039 06 698 12345', '39-0669812345'],
    ['39', '347 123 4567', '39-3471234567'],
    ['1', '1 415 555 2671', '1-4155552671'],
    ['65', '6591234567', '65-91234567'],
    ['353', '085 012 3456', '353-850123456'],
    ['31', '06 12345678', '31-612345678'],
    ['7', '8 912 345-67-89', '7-9123456789'],
    ['7', '800 555-35-35', '7-8005553535'],
    ['36', '06 20 123 4567', '36-201234567'],
    ['61', '0011 61 412 345 678', '61-412345678'],
    ['1', '+1 (0) 415 555 2671', '1-4155552671'],
  ])('under +%s may be written %j: kept as %s', (code, text, wire) => {
    expect(says(code, text)).toBeUndefined();
    expect(wirePhone(code, text)).toBe(wire);
  });

  /** Copied from pages, tables, letters and chats, or written by keyboards of other countries; `A/N` is area and number. */
  const COPIED: readonly ((code: string, number: string) => string)[] = [
    (code, number) => `＋${code} ${number}`,
    (code, number) => `﹢${code}${number}`,
    (code, number) => `⁺${code}${number}`,
    (code, number) => `➕${code}${number}`,
    (code, number) => `＋${code}－（０）${number}`.replaceAll(/(?<=91|39|1)－（０）/g, '－'),
    (code, number) => `tel:+${code}${number}`,
    (code, number) => `TEL: +${code} ${number}`,
    (code, number) => (`${code}${number}`.length > 10 ? `${code}${number}+` : number),
    (code, number) => `"+${code} ${number}"`,
    (code, number) => `'+${code}${number}`,
    (_code, number) => `‘${number}’`,
    (code, number) => `+${code} ${number},`,
    (code, number) => `+${code}${number};`,
    (code, number) => `+${code}${number}.`,
    (code, number) => `[${code}] ${number}`,
    (code, number) => `(+${code}) ${number}`,
    (code, number) => `(00${code}) ${number}`,
    (code, number) => `\u202A+${code} ${number}\u202C`,
    (code, number) => `0011 ${code} ${number}`.replace(/0011 (?=1 |65 )/, '00'),
    ...['/', '·', '・', '‧', '•', '~', '_', '‑', '‒', '−', '\u3000', '\u200D', ') ', ' ('].map(
      (between) => (_code: string, number: string) => `${number.slice(0, 3)}${between}${number.slice(3)}`,
    ),
  ];
  const OF_COUNTRIES = [
    ['91', '9845012345'],
    ['44', '7911153060'],
    ['1', '4155552671'],
    ['65', '91234567'],
    ['971', '501234567'],
    ['39', '3471234567'],
    ['353', '850123456'],
    ['31', '612345678'],
    ['974', '33123456'],
    ['852', '51234567'],
    ['61', '412345678'],
    ['966', '501234567'],
    ['965', '50012345'],
    ['968', '92123456'],
    ['973', '36001234'],
  ] as const;

  it.each(OF_COUNTRIES)('under +%s are %s however they were copied', (code, number) => {
    const kept = COPIED.map((write) => write(code, number)).map((text) => [
      text,
      faultOfPhone(code, text) ?? wirePhone(code, text),
    ]);
    expect(kept).toEqual(kept.map(([text]) => [text, `${code}-${number}`]));
  });

  it.each([
    '07911153060/61',
    '9845012345/9845012346',
    '9845012345, 9845012346',
    '664123/664124',
    '7911153/7911154',
  ])('%j are two: refused', (text) => {
    for (const code of ['91', '44', '43', '49']) expect(faultOfPhone(code, text)).toBeDefined();
  });

  it('with a plus behind an Indian one is no number of another country', () => {
    for (const text of ['9876543210+', '7911153060+', '6591234567+'])
      expect(faultOfPhone('91', text)).toBeDefined();
  });

  it('have one stored value however they are written, and that is read back as it is', () => {
    const devanagari = (digits: string): string =>
      digits.replace(/[0-9]/g, (digit) => String.fromCharCode(0x0966 + Number(digit)));
    const number = fc.oneof(
      fc.tuple(
        fc.constant('91'),
        fc.stringMatching(/^(91|[6-9])[0-9]{8,9}$/).filter((digits) => digits.length === 10),
      ),
      fc.tuple(fc.constantFrom('44', '1', '65', '971'), fc.stringMatching(/^[23578][0-9]{5,14}$/)),
    );
    fc.assert(
      fc.property(
        number,
        fc.constantFrom('', ' ', '-', '.'),
        fc.boolean(),
        ([code, digits], between, hindi) => {
          const wire = `${code}-${digits}`;
          const grouped = `${digits.slice(0, 5)}${between}${digits.slice(5)}`;
          const before = code === '91' ? ['', '+91', '91', '0', '+91 0', '91 0'] : ['', `+${code}`];
          for (const text of before.map((start) => `${start}${between}${grouped}`)) {
            const written = hindi ? devanagari(text) : text;
            expect([written, faultOfPhone(code, written), wirePhone(code, written)]).toEqual([
              written,
              undefined,
              wire,
            ]);
          }
          expect(readWirePhone(wire)).toEqual({ code, number: digits });
          if (code === '91')
            for (const start of ['0', '91', '910'])
              expect(readWirePhone(`91-${start}${digits}`)).toEqual({ code, number: digits });
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it.each([
    ['09845000000', { code: '91', number: '9845000000' }],
    ['919845000000', { code: '91', number: '9845000000' }],
    ['+९१ ९८४५० ०००००', { code: '91', number: '9845000000' }],
    ['+44 7911 123456', { code: '44', number: '7911123456' }],
    ['+1 (415) 555-2671', { code: '1', number: '4155552671' }],
    ['+91-98450 00000', { code: '91', number: '9845000000' }],
    ['98450 00000', { code: '91', number: '9845000000' }],
    ['0044 07911 123456', { code: '44', number: '7911123456' }],
    ['00971 50 123 4567', { code: '971', number: '501234567' }],
    ['0091 98450 00000', { code: '91', number: '9845000000' }],
    ['+39 06 698 12345', { code: '39', number: '0669812345' }],
    ['00999 123456', undefined],
    ['+999 123456', undefined],
    ['++91 9845000000', undefined],
    ['nonsense', undefined],
    ['', undefined],
  ])('are read as people write them: %j', (text, phone) => {
    expect(readPhone(text)).toEqual(phone);
  });

  it('may be written with spaces, dots, hyphens and brackets, and travel as code-number', () => {
    expect(says('91', '(98450) 00-000')).toBeUndefined();
    expect(normalisePhone('020 7946.0018')).toBe('02079460018');
    expect(wirePhone('91', '98450 00000')).toBe('91-9845000000');
    expect(readWirePhone('91-9845000000')).toEqual({ code: '91', number: '9845000000' });
    for (const text of ['9845000000', '9190-00000002', '91-', '-98450', '91-98450 00000', '91--9845000000'])
      expect(readWirePhone(text)).toBeUndefined();
  });

  it('that no Indian mobile begins with are asked about, never refused', () => {
    expect([isUnusualPhone('91', '2345678901'), faultOfPhone('91', '2345678901')]).toEqual([true, undefined]);
    expect([isUnusualPhone('91', '9845000000'), isUnusualPhone('44', '2079460018')]).toEqual([false, false]);
  });
});
