import { describe, expect, it } from '@jest/globals';
import { authorName } from '../identity/index.ts';
import { lookOver } from './look-over.ts';
import { writtenIn } from './written-in.ts';

describe('words that somebody should look at first', () => {
  it.each([
    ['address', 'Nice, but see https://cheap.example'],
    ['address', 'Cheaper at goldforyou.shop'],
    ['address', 'Write to me: asha@example.in'],
    ['phone', 'Call me on 98765 43210'],
    ['phone', 'Call +91 (98765)-43210'],
    ['phone', 'मुझे ९८७६५ ४३२१० पर बुलाइए'],
    ['phone', 'অথবা ৯৮৭৬৫৪৩২১০'],
    ['words', 'What a fucking shame'],
  ])('%s: %s', (seen, text) => {
    expect(lookOver('A title', text)).toBe(seen);
    expect(lookOver(text, 'It is a ring.')).toBe(seen);
  });

  it.each([
    'Size 14, 2.450 g, ₹54,946: exactly as it was said.',
    'पत्थर बहुत सुंदर हैं, और अंगूठी ठीक आई।',
    'Shitij and Harshita gave me this, says Mrs Dikshit.It fits.',
    'The class of this piece is assured. It passes every test.',
  ])('nothing in: %s', (text) => {
    expect(lookOver('Worth it', text)).toBe('');
  });
});

describe('how somebody is named beside a review', () => {
  it.each([
    ['Meera', 'Rao', 'Meera R.'],
    ['  Meera Devi ', 'rao', 'Meera R.'],
    ['मीरा', 'क्षत्रिय', 'मीरा क्ष.'],
    ['Om', '', 'Om'],
    ['buy.example', 'Rao', ''],
    ['', 'Rao', ''],
  ])('%s %s is %s', (first, last, shown) => {
    expect(authorName(first, last)).toBe(shown);
  });
});

describe('the language of a review', () => {
  it.each([
    ['hi', 'बहुत सुंदर है, मेरी wife को पसंद आई'],
    ['en', 'My wife calls it सुंदर'],
    ['en', '14K, 2.450 g'],
  ])('is %s: %s', (locale, text) => {
    expect(writtenIn(text)).toBe(locale);
  });
});
