import { expect, it } from '@jest/globals';
import { socialPicture } from './social-picture.model.ts';

it('a page is shared with the wide picture of its piece, by name', () => {
  expect(socialPicture('/media/designs/1/hero-rose-{w}-0123456789abcd', 'Rose ring')).toEqual({
    image: '/media/designs/1/hero-rose-social-0123456789abcd',
    imageSize: [1_200, 630],
    imageAlt: 'Rose ring',
  });
});

it('an address of one picture stays what it is, and promises no size', () => {
  expect(socialPicture('/media/banner.avif', 'Home')).toEqual({
    image: '/media/banner.avif',
    imageAlt: 'Home',
  });
});
