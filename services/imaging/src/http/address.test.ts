import { describe, expect, it } from '@jest/globals';
import { readAddress } from './address.ts';
import { formatFor } from './accept.ts';

const key = '0123456789abcd';

describe('an address', () => {
  it('says product, view, colour, width and key', () => {
    expect(readAddress('100001', `hero-rose-360-${key}`)).toEqual({
      product_id: 100_001,
      view: 'hero',
      colour: 'rose',
      width: 360,
      key,
    });
  });

  it('may ask for the picture for links', () => {
    expect(readAddress('7', `hero-rose-social-${key}`)).toEqual({
      product_id: 7,
      view: 'hero',
      colour: 'rose',
      width: 'social',
      key,
    });
  });

  it('without a key is the picture of today', () => {
    expect(readAddress('7', 'side-white-1024')).toEqual({
      product_id: 7,
      view: 'side',
      colour: 'white',
      width: 1024,
      key: '',
    });
  });

  it.each([
    ['0', `hero-rose-360-${key}`, 'product'],
    ['-1', `hero-rose-360-${key}`, 'product'],
    ['1e3', `hero-rose-360-${key}`, 'product'],
    ['9999999999', `hero-rose-360-${key}`, 'product'],
    ['1', `../etc-rose-360-${key}`, 'view'],
    ['1', '', 'view'],
    ['1', `hero-green-360-${key}`, 'colour'],
    ['1', `hero-rose-99999-${key}`, 'width'],
    ['1', `hero-rose-360.0-${key}`, 'width'],
    ['1', `hero-rose-Social-${key}`, 'width'],
    ['1', `social-rose-360-${key}`, 'view'],
    ['1', 'hero-rose-360-', 'key'],
    ['1', `hero-rose-360-${key}-x`, 'key'],
    ['1', 'hero-rose-360-ABCDEFGHIJKLMN', 'key'],
    ['1', `hero-rose-360-${key}/../..`, 'key'],
    ['1', `hero-rose-360-${key}\u0000`, 'key'],
  ])('%s/%s is refused for its %s', (product, name, fault) => {
    expect(readAddress(product, name)).toBe(fault);
  });
});

describe('the format', () => {
  it.each([
    ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
    ['image/webp,*/*', 'webp'],
    ['*/*', 'jpeg'],
    [undefined, 'jpeg'],
    ['image/avif;q=0, image/webp', 'webp'],
    ['image/avif;q=0.9', 'avif'],
    ['IMAGE/AVIF', 'avif'],
    ['image/avifx', 'jpeg'],
    ['', 'jpeg'],
    ['image/avif;q=0;x=1, image/webp', 'webp'],
    ['image/avif;x=1;q=0.000', 'jpeg'],
    ['image/avif ; q=0.01', 'avif'],
    ['image/png, image/webp;q=0', 'jpeg'],
  ])('of a client that takes %s is %s', (accept, format) => {
    expect(formatFor(accept)).toBe(format);
  });
});
