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
    ['phone', 'WhatsApp 98 765 432 10 for less'],
    ['phone', '९८ ७६५ ४३२ १०'],
    ['phone', '９８７６５４３２１０'],
    ['phone', 'nine eight seven six five four three two one zero'],
    ['phone', 'नौ आठ सात छह पाँच चार तीन दो एक शून्य'],
    ['phone', 'nine eight double seven 6 five 43210'],
    ['phone', 'ring nau aath saat 65 43210'],
    ['phone', '9-8-7-6-5-4-3-2-1-0'],
    ['phone', '98 76 54 32 10'],
    ['phone', '98765 / 43210'],
    ['phone', '98765\u200b43210'],
    ['phone', '+44 7911 153060'],
    ['phone', '+971 50 123 4567'],
    ['address', 'goldforyou.in is cheaper'],
    ['address', 'Better at goldforyou.ru'],
    ['address', 'goldforyou[.]com'],
    ['address', 'goldforyou [dot] in'],
    ['address', 'goldforyou (.) net'],
    ['address', 'goldforyou dot com'],
    ['address', 'goldforyou डॉट कॉम'],
    ['address', 'goldforyou . com'],
    ['address', 'goldforyou com'],
    ['address', 'goldforyoudotcom'],
    ['address', 'ｇｏｌｄｆｏｒｙｏｕ．ｃｏｍ'],
    ['address', 'goldforyou。com'],
    ['address', 'gold\u200bforyou.c\u00adom'],
    ['address', 'सोना.भारत'],
    ['address', 'золото.рф'],
    ['address', 'gоldforyou.com'],
    ['address', 'xn--e1afmkfd.xn--p1ai'],
    ['address', 'GOLDFORYOU.COM'],
    ['address', 'shop.goldforyou.co.in'],
    ['address', 'goldforyou.in/offers'],
    ['address', 'w w w goldforyou'],
    ['address', 'hxxps://goldforyou'],
    ['address', 'goldforyou at gmail'],
    ['address', 'asha[at]example'],
    ['address', 'Insta: goldforyou'],
    ['address', 'wa.me/919876543210'],
    ['words', 'What a fucking shame'],
    ['words', 'This is bullshit'],
    ['words', 'sh1t ring'],
  ])('%s: %s', (seen, text) => {
    expect(lookOver('A title', text)).toBe(seen);
    expect(lookOver(text, 'It is a ring.')).toBe(seen);
  });

  it.each([
    'Size 14, 2.450 g, ₹54,946: exactly as it was said.',
    'पत्थर बहुत सुंदर हैं, और अंगूठी ठीक आई।',
    'Shitij and Harshita gave me this, says Mrs Dikshit.It fits.',
    'The class of this piece is assured. It passes every test.',
    'My sister Shital loves it.',
    'Sheetal, Nishita, Ashita, Ishita, Harshit, Rishita and Akshita like theirs.',
    'Hardik and Titiksha Nigam, Analika, Kuntal and Dikshant came along.',
    'size 12 14 16 18 20',
    'Sizes 6 7 8 9 10 11 12 were all there.',
    'Sizes 20 18 16 14 12',
    'Bangles of 2.4 2.6 2.8 2.10 2.12',
    'ring.In hand it is larger',
    'Lovely ring.in hand it is larger',
    'Nice.It fits.Me and my wife love it.So good',
    'Great store.Staff were kind. Good design.Is it real?',
    'Bought on 12.11.2026 at 14:30, came on 15.11.2026.',
    '₹54,946 then and ₹60,120 now, 2.450 g of 18 k',
    'From 2019 2020 2021 and 2022',
    'A dot in the centre is missing',
    'Weight 12.450 gm, 0.230 ct, 18 kt, 2.1 mm',
    'I shared it on WhatsApp with my family.',
    'One for me, two for my sister, three in all.',
    'पहले एक ली, फिर दो और तीन भी।',
    'etc. and so on, e.g. at home, approx.5 days',
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
