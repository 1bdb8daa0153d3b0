import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { faultOfPhone, isUnusualPhone, normalisePhone, readWirePhone, wirePhone } from './phone.ts';
import { formText } from './texts.ts';

const says = (code: string, number: string): string | undefined => {
  const fault = faultOfPhone(code, number);
  return fault && formText(fault, 'en');
};

describe('phone numbers', () => {
  it.each([
    ['91', '', 'Please enter a contact number.'], ['44', '  ', 'Please enter a contact number.'],
    ['91', '98450abc00', 'Please enter a valid contact number.'], ['91', '९८४५००००००', 'Please enter a valid contact number.'], ['0', '9845000000', 'Please enter a valid contact number.'], ['', '9845000000', 'Please enter a valid contact number.'],
    ['91', '984500000', 'Please enter minimum 10 digits contact number.'], ['44', '12345', 'Please enter minimum 6 digits contact number.'],
    ['91', '98450000001', 'Please enter maximum 10 digits contact number.'], ['44', '1234567890123456', 'Please enter maximum 12 digits contact number.'],
  ])('+%s %j: %s', (code, number, message) => {
    expect(says(code, number)).toBe(message);
  });

  it('are ten digits in India and six to fifteen elsewhere', () => {
    fc.assert(fc.property(fc.constantFrom('91', '44', '1', '65', '971'), fc.stringMatching(/^[0-9]{1,20}$/), (code, number) => {
      const right = code === '91' ? number.length === 10 : number.length >= 6 && number.length <= 15;
      expect(faultOfPhone(code, number) === undefined).toBe(right);
    }), { numRuns: 1_000 });
  });

  it('may be written with spaces, dots, hyphens and brackets, and travel as code-number', () => {
    expect(says('91', '(98450) 00-000')).toBeUndefined();
    expect(normalisePhone('020 7946.0018')).toBe('02079460018');
    expect(wirePhone('91', '98450 00000')).toBe('91-9845000000');
    expect(readWirePhone('91-9845000000')).toEqual({ code: '91', number: '9845000000' });
    for (const text of ['9845000000', '91-', '-98450', '91-98450 00000', '91--9845000000']) expect(readWirePhone(text)).toBeUndefined();
  });

  it('that no Indian mobile begins with are asked about, never refused', () => {
    expect([isUnusualPhone('91', '2345678901'), faultOfPhone('91', '2345678901')]).toEqual([true, undefined]);
    expect([isUnusualPhone('91', '9845000000'), isUnusualPhone('44', '2079460018')]).toEqual([false, false]);
  });
});
