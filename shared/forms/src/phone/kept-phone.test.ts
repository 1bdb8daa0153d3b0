import { describe, expect, it } from '@jest/globals';
import { searchedNumber, searchedPhone } from './kept-phone.ts';

describe('a phone that is looked for', () => {
  it.each([
    '7911153060',
    '+44 7911 153060',
    '0044 7911 153060',
    '+44 (0)7911-153060',
    '44-7911153060',
    '44-07911153060',
    ' ७९११ १५३०६० ',
    '07911 153060',
  ])('is one in each spelling: %j', (typed) => {
    expect(searchedNumber(typed)).toBe('7911153060');
  });

  it.each([
    ['+91 98765', '98765'],
    ['0091 98765', '98765'],
    ['91-98765', '98765'],
    ['098765', '98765'],
    ['987-6543210', '9876543210'],
    ['98765-43210', '9876543210'],
    ['9', '9'],
  ])('is found by its beginning: %j', (typed, digits) => {
    expect(searchedNumber(typed)).toBe(digits);
  });

  it.each([
    ['+44 7911 153060', '44'],
    ['0044 7911 153060', '44'],
    ['44-07911153060', '44'],
    ['91-7911153060', '91'],
    ['7911153060', undefined],
    ['07911 153060', undefined],
  ])('is of the country that was typed with it, and of any without: %j', (typed, code) => {
    expect(searchedPhone(typed)).toEqual({ code, digits: '7911153060' });
  });

  it.each(['', 'asha@example.in', '9876@example.in', 'GB-1', '+', '--'])('is none: %j', (typed) => {
    expect(searchedNumber(typed)).toBeUndefined();
  });
});
