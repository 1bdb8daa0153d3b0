import { describe, expect, it } from '@jest/globals';
import { CALLING_COUNTRIES } from '@suvarna/forms/countries';
import { formText, type FormTextKey } from '@suvarna/forms/texts';
import fc from 'fast-check';
import { readOtpTarget } from './otp-target.model.ts';

describe('where a code goes', () => {
  it.each([
    ['98450 00000', { kind: 'phone', telephone: '91-9845000000' }],
    ...['09845000000', '919845000000', '९८४५० ०००००'].map(
      (text) => [text, { kind: 'phone', telephone: '91-9845000000' }] as const,
    ),
    ['+91 98450-00000', { kind: 'phone', telephone: '91-9845000000' }],
    ['+44 (7700) 900123', { kind: 'phone', telephone: '44-7700900123' }],
    ['+971 501234567', { kind: 'phone', telephone: '971-501234567' }],
    ['+995 555123456', { kind: 'phone', telephone: '995-555123456' }],
    ['+61 412345678', { kind: 'phone', telephone: '61-412345678' }],
    [' Asha@Shop.Example ', { kind: 'email', email: 'asha@shop.example' }],
  ])('%j is one', (text, target) => {
    expect(readOtpTarget(text)).toEqual({ kind: 'read', target });
  });

  it.each([
    ['12345', 'Please enter minimum 10 digits contact number.'],
    ['98450000001', 'Please enter maximum 10 digits contact number.'],
    ['+44 12345', 'Please enter minimum 6 digits contact number.'],
    ['+1 1234567890123456', 'Please enter maximum 12 digits contact number.'],
    ['+999 123456', 'Please enter a valid mobile number'],
    ['98क50 00000', 'Please enter a valid mobile number'],
    ['++919845000000', 'Please enter a valid mobile number'],
    ['asha@', 'Please use valid Email Id'],
  ])('%j is none: %s', (text, message) => {
    const read = readOtpTarget(text);
    expect(read.kind === 'refused' && formText(read.fault as FormTextKey, 'en')).toBe(message);
  });

  it.each(['', '   ', 'asha'])('%j is neither address nor number', (text) => {
    expect(readOtpTarget(text)).toEqual({ kind: 'refused', fault: 'otp.target-invalid' });
  });

  it('is read with the calling code of every country the store knows', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CALLING_COUNTRIES.filter(({ id }) => id !== 'IN')),
        fc.stringMatching(/^[2-9][0-9]{6,12}$/),
        ({ dial }, number) => {
          expect(readOtpTarget(`+${dial}${number}`)).toEqual({
            kind: 'read',
            target: { kind: 'phone', telephone: `${dial}-${number}` },
          });
        },
      ),
    );
  });
});
