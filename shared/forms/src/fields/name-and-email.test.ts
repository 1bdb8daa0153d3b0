import { describe, expect, it } from '@jest/globals';
import { texts } from '#texts/fields';
import fc from 'fast-check';
import { faultOfEmail, isEmail, normaliseEmail } from './email.ts';
import { faultOfFullName, faultOfNamePart, normaliseName } from './name.ts';
import { formText, isFormText } from '../texts.ts';

describe('names', () => {
  it.each([
    'Asha Mehta',
    'आशा मेहता',
    'Anne-Marie O’Neil',
    "D'Souza",
    'A. P. J. Kalam',
    'Ōsaka',
    '  Om   Rao ',
  ])('%j is a full name', (name) => {
    expect(faultOfFullName(name)).toBeUndefined();
  });

  it.each([
    ['', 'nameRequired'],
    ['   ', 'nameRequired'],
    ['Om', 'nameShort'],
    ['Asha2', 'nameLetters'],
    ['<b>Asha</b>', 'nameLetters'],
    ['...', 'nameLetters'],
    ['a'.repeat(81), 'tooLong'],
  ] as const)('%j is not: %s', (name, fault) => {
    expect(faultOfFullName(name)).toBe(fault);
  });

  it.each([
    'राजेन्\u200Dद्र सिंह',
    'राजेन्\u200Cद्र',
    'श्री\u00A0\u2009राम',
    'ક્\u200Dષમા',
    'ক্\u200Dষমা',
    'র\u200D্যাব আলী',
    'ಅರ್\u200Dಕ',
    'ശ്രീ ചന്ദ്രന്\u200D',
    'D‘Souza–Rao',
    'As\u200Bha\u00AD Rao\uFE0F',
    ...['डॉ॰ राम मनोहर', 'लक्ष्मी\u200Cबाई', 'श्री\u200Cराम', 'षट्\u200Cकोण', 'तर्\u200Dहा', 'दुर्\u200Dयोधन'],
    ...['वाङ्\u200Cमय', 'क़ुरैशी फ़रहा', 'अँजली पाँडे', 'बा॒ल', 'রবী\u200Cন্দ্র', 'উদ্\u200Cযাপন', 'মোঃ রহিম'],
    ...['শাহ্\u200C আলম', 'ড. শর্মিষ্ঠা', 'ஸ்ரீதர்', 'ஃபாத்திமா', 'க்\u200Cஷமா', 'ரா\u200Cஜ்', 'കുഞ്ഞന്\u200D'],
    ...['അന്\u200D\u200Cവര്\u200D', 'ഷെമീല്\u200D\u200C', 'ജോണ്\u200Dസണ്\u200D', 'ഓമന\u200Cക്കുട്ടൻ'],
    ...['రాజ్\u200Cకుమార్', 'శ్రీ\u200Cనివాస్', 'ವಿಷ್ಣು\u200Cವರ್ಧನ್', 'ଶ୍ରୀ\u200Cଧର', 'ගුණරත්\u200Dන', 'ਗੁਰਪ੍ਰੀਤ\u200C ਕੌਰ'],
    ...['علی\u200Cرضا', 'محمد\u200Cرضا کریمی', 'آمنہ بی\u200Cبی', 'مُحَمَّد\u200Cعلی', 'عبد الرحمٰن', 'محـمد'],
    ...[
      'བསྟན་འཛིན',
      'Marcel·lí Roca',
      'ג׳ורג׳ כהן',
      'בן־דוד',
      'ジョン・スミス',
      'ʻOkina Kai',
      'Nguyễn Văn Ánh',
    ],
  ])('%j is a full name, as keyboards write it', (name) => {
    expect(faultOfFullName(name)).toBeUndefined();
    expect(faultOfNamePart('first', name)).toBeUndefined();
  });

  it.each([
    'As\u200Dha',
    'As\u200Cha Rao',
    '\u200DAsha',
    'रा\u200Dज',
    'аs\u200Dha',
    'न्\u200D\u200Dद',
    'As\u200C',
    'علی\u200C',
    'علی\u200Dرضا',
    'علی\u200CReza',
    '王\u200C芳芳',
  ])('%j has a joiner where none is written', (name) => {
    expect(faultOfFullName(name)).toBe('nameLetters');
  });

  it.each(['\u200B\u200B', '\u00AD', '\u2060 \u00A0', '\u3164', '\u2800', '\u200D\u200D\u200D', ' \u200C'])(
    '%j is empty',
    (name) => {
      expect(faultOfFullName(name)).toBe('nameRequired');
      expect(faultOfNamePart('last', name)).toBe('lastNameRequired');
    },
  );

  it('of one part are only required: Om is one', () => {
    expect([
      faultOfNamePart('first', 'Om'),
      faultOfNamePart('first', ''),
      faultOfNamePart('last', ' '),
    ]).toEqual([undefined, 'firstNameRequired', 'lastNameRequired']);
    expect([
      formText('firstNameRequired', 'en'),
      formText('lastNameRequired', 'en'),
      formText('nameRequired', 'en'),
    ]).toEqual(['Please enter your first name', 'Please enter your last name', 'Please enter your name']);
  });

  it('have one space between words when kept', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (name) => {
        expect(normaliseName(name)).not.toMatch(/^\s|\s$|\s\s/);
      }),
    );
  });
});

describe('e-mail addresses', () => {
  it.each([
    ['asha@उदाहरण.भारत', 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c'],
    ['Asha.Rao@उदाहरण。भारत ', 'asha.rao@xn--p1b6ci4b4b3a.xn--h2brj9c'],
    ['ravi@डाक.example.भारत', 'ravi@xn--11bx1g.example.xn--h2brj9c'],
    ['hans@MÜNCHEN.example', 'hans@xn--mnchen-3ya.example'],
    ['asha@xn--p1b6ci4b4b3a.xn--h2brj9c', 'asha@xn--p1b6ci4b4b3a.xn--h2brj9c'],
    ['ａｓｈａ＠ｅｘａｍｐｌｅ．ｃｏｍ', 'asha@example.com'],
    ['asha＠example.com', 'asha@example.com'],
    ['mailto:Asha@example.com', 'asha@example.com'],
    ['<asha@example.com>,', 'asha@example.com'],
    ['asha@example.com. ', 'asha@example.com'],
  ])('%j is written with what mail servers do not know, and is kept without', (email, kept) => {
    expect(isEmail(email)).toBe(true);
    expect(normaliseEmail(email)).toBe(kept);
    expect(normaliseEmail(kept)).toBe(kept);
  });

  it.each([
    'asha@भारत',
    'asha@उदाहरण.भारत/x',
    'asha@a@उदाहरण.भारत',
    'asha@उदाहरण.भारत:25',
    'आशा@उदाहरण.भारत',
    'asha@.भारत',
  ])('%j is none: its domain or its name is wrong', (email) => {
    expect(isEmail(email)).toBe(false);
  });

  it.each(['a@b.in', 'demo@suvarna.example', 'first.last+tag@sub.domain.co.in', ' Demo@Suvarna.Example '])(
    '%j is one',
    (email) => {
      expect(isEmail(email)).toBe(true);
    },
  );

  it.each([
    '',
    'a',
    'a@b',
    '@b.in',
    'a@.in',
    'a@b.',
    'a b@c.in',
    'a@b..in',
    'a@-b.in',
    'a@b_c.in',
    `${'a'.repeat(65)}@b.in`,
    `a@${'b'.repeat(250)}.in`,
  ])('%j is none', (email) => {
    expect(isEmail(email)).toBe(false);
  });

  it('have one text at sign-in and another in the profile', () => {
    const texts = (['login', 'profile'] as const)
      .map((where) => faultOfEmail('a', where))
      .map((key) => key && formText(key, 'en'));
    expect(texts).toEqual(['Please use valid Email Id', 'Please Enter Valid Email Id']);
  });

  it('that are real stay real', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        expect(isEmail(email)).toBe(true);
        expect(normaliseEmail(` ${email} `)).toBe(email.toLowerCase());
      }),
    );
  });
});

describe('every text', () => {
  it('is there in both languages', () => {
    for (const key of Object.keys(texts.en).filter(isFormText)) {
      expect([key, texts.en[key]]).toEqual([key, expect.stringMatching(/^[A-Z][\x20-\x7e]+$/)]);
      expect([key, texts.hi[key]]).toEqual([key, expect.stringMatching(/[\u0900-\u097f]/)]);
    }
  });
});
