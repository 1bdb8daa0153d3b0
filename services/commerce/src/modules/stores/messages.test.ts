import { expect, it } from '@jest/globals';
import type { Locale } from '@suvarna/contracts/locale';
import { messages } from './messages.ts';
import { texts } from './texts.ts';

const told = (locale: Locale, storeId = 'in-champa-house') =>
  messages.appointment?.template.email(
    {
      news: 'cancelled',
      kind: 'store',
      storeId,
      startsAt: '2026-11-28T06:00:00Z',
      token: 'a-token',
    },
    {
      locale,
      t: texts(locale),
      domain: 'shop.example',
      page: (path) => `https://shop.example${path}`,
      file: (path) => `https://shop.example${path}`,
      help: '',
    },
  ).text;

it('a message names the city in its own language', () => {
  expect(told('en')).toContain('14 Champa Lane, Bengaluru, 560001');
  expect(told('hi')).toContain('14 Champa Lane, बेंगलुरु, 560001');
});

it('of a store that is ours no more it names the house alone', () => {
  expect(told('en', 'in-gone-house')).toMatch(/^Cancelled: .*, 11:30, Suvarna\.\n/);
  expect(told('hi', 'in-gone-house')).toContain('आप हमारे यहाँ आएँगे: सुवर्ण।');
});
