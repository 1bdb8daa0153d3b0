import { afterEach, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { show } from '../remote-context.fixtures.ts';
import { CookiesOff } from './cookies-off.tsx';

afterEach(() => {
  Reflect.deleteProperty(document, 'cookie');
});

it('says what is missing where the browser keeps no cookie, whatever it says of itself', () => {
  Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set: () => {} });
  expect(navigator.cookieEnabled).toBe(true);
  show(<CookiesOff />);
  expect(screen.getByRole('alert').textContent).toContain('Your browser blocks cookies');
});

it('is silent where cookies are kept, and leaves none behind', () => {
  show(<CookiesOff />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.cookie).toBe('');
});
