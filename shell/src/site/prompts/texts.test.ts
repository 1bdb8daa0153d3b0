import { expect, it } from '@jest/globals';
import en from '../../locales/en/prompt.json' with { type: 'json' };

it('what is wrong with a code is said in the words of the specification (S5.8)', () => {
  expect([en['phone.otp-empty'], en['phone.otp-short']]).toEqual(['Enter OTP', 'Enter Valid OTP']);
});
