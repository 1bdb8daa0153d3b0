import { describe, expect, it } from '@jest/globals';
import { formText } from '@suvarna/forms/texts';
import { readContact } from './track.ts';

describe('where a code for following an order goes', () => {
  it.each([
    [' V2@X.example ', 'v2@x.example'],
    ['+44 7911 123456', '44-7911123456'],
    ['+1 (415) 555-2671', '1-4155552671'],
    ['44-7911123456', '44-7911123456'],
    ['98765 43210', '91-9876543210'],
    ['987-6543210', '91-9876543210'],
    ['91-9876543210', '91-9876543210'],
    ['+91-9876543210', '91-9876543210'],
    ['919876543210', '91-9876543210'],
    ['9198-76543210', '91-9876543210'],
  ])('%j: %s', (contact, target) => {
    expect(readContact(contact)).toEqual({ kind: 'read', target });
  });

  it.each(['v2@x.example', '<v2@x.example>', '<<v2@x.example>>', 'v2@x.example.', 'mailto:V2@x.example'])(
    'one mailbox is the same target as %j',
    (contact) => {
      expect(readContact(contact)).toEqual({ kind: 'read', target: 'v2@x.example' });
    },
  );

  it.each(['v2@x..example', 'a b@x.example', 'v2@@x.example', 'v2@x'])('%j is no mailbox', (contact) => {
    expect(readContact(contact)).toEqual({ kind: 'refused', fault: 'emailLogin' });
  });

  it.each([
    ['4155552671', 'For a number outside India, please start with + and the country code.'],
    ['+999 123456', 'Please enter a valid mobile number'],
    ['91-900000002', 'Please enter minimum 10 digits contact number.'],
    ['+44 12345', 'Please enter minimum 6 digits contact number.'],
    ['nonsense', 'Please enter a valid mobile number'],
  ])('%j is none: %s', (contact, text) => {
    const read = readContact(contact);
    expect(read.kind === 'refused' && formText(read.fault, 'en')).toBe(text);
  });
});
