import { expect, it } from '@jest/globals';
import { consentCookie, consentOf } from './consent.ts';

it.each([
  ['INR', '', false, 'yes'],
  ['AED', '', false, 'yes'],
  ['SGD', '', false, 'yes'],
  ['USD', '', false, 'yes'],
  ['GBP', '', false, 'ask'],
  ['OTH-USD', 'a=b', false, 'ask'],
  ['INR', '', true, 'no'],
  ['GBP', '', true, 'no'],
  ['GBP', 'x=1; analytics_consent=yes', false, 'yes'],
  ['INR', 'analytics_consent=no', false, 'no'],
  ['GBP', 'analytics_consent=yes', true, 'yes'],
  ['GBP', 'analytics_consent=perhaps', false, 'ask'],
] as const)(
  'in %s with cookies %j and a browser that refuses %s: %s',
  (country, cookies, refusesTracking, consent) => {
    expect(consentOf({ country, cookies, refusesTracking })).toBe(consent);
  },
);

it('an answer is kept for half a year', () => {
  expect(consentCookie('no', true)).toBe(
    'analytics_consent=no; path=/; max-age=15552000; samesite=lax; secure',
  );
});
