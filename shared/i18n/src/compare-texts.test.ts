import { describe, expect, test } from '@jest/globals';
import { compareTexts } from './compare-texts.ts';

describe('compareTexts', () => {
  test('finds missing, empty and unknown keys and changed placeholders', () => {
    expect(compareTexts({ a: '{{x}}', b: 'b', c: 'c' }, { a: '{{y}}', b: ' ', d: 'd' })).toEqual([
      'a: other placeholders',
      'b: empty',
      'c: missing',
      'd: unknown',
    ]);
  });
  test('is silent about a complete translation', () => {
    expect(compareTexts({ a: 'Hello {{name}}' }, { a: 'नमस्ते {{name}}' })).toEqual([]);
  });
});
