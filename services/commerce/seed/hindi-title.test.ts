import { expect, it } from '@jest/globals';
import { STONE_WORDS, wordOf } from '../src/modules/designs/index.ts';
import { seededDesigns } from '../test-support/seeded-designs.ts';
import { hindiTitle } from './hindi-title.ts';

const diamond = wordOf(STONE_WORDS, 'diamond');

it.each([
  [{ motif: '', stone: diamond, noun: 'अंगूठी' }, 'मीरा हीरे की अंगूठी'],
  [{ motif: 'कैरी', stone: diamond, noun: 'झुमके' }, 'मीरा हीरे के कैरी झुमके'],
  [{ motif: '', stone: wordOf(STONE_WORDS, 'ruby'), noun: 'इटर्निटी बैंड' }, 'मीरा माणिक का इटर्निटी बैंड'],
  [{ motif: 'बो', stone: undefined, noun: 'टॉप्स' }, 'मीरा बो टॉप्स'],
])('a Hindi title says of a thing what it is set with: %j', (parts, title) => {
  expect(hindiTitle({ proper: 'मीरा', ...parts })).toBe(title);
});

it('no title of the catalogue puts a stone before its thing as a label', () => {
  const bare = /(?:हीरा|पन्ना|कटैला|पुखराज|सुनहला|तामड़ा|सुलेमानी|माणिक|नीलम|मोती) (?!का |के |की )/;
  expect(seededDesigns().filter(({ title_hi }) => bare.test(title_hi))).toEqual([]);
});
