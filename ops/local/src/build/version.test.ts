import { expect, test } from '@jest/globals';
import { contentVersion, localVersion } from './version.ts';

const hash = 'abcdef0123456789';

test('the first release takes the number of package.json', () => {
  expect(localVersion('1.0.0', hash, undefined)).toBe('1.0.0');
});

test('the same sources keep it', () => {
  expect(localVersion('1.0.0', hash, hash)).toBe('1.0.0');
});

test('other sources under a published number get one of their own', () => {
  expect(localVersion('1.0.0', hash, 'other')).toBe('1.0.0-local.abcdef01');
});

test('the shell is addressed by its content', () => {
  expect(contentVersion('1.0.0', hash)).toBe('1.0.0-abcdef01');
});
