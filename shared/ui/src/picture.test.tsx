import { expect, it } from '@jest/globals';
import { pictureSources } from './picture.tsx';

it('a picture comes in the widths of the specification: 1024, 515 and 360 px', () => {
  expect(pictureSources('/media/7/front-{w}.avif')).toEqual({
    src: '/media/7/front-515.avif',
    srcSet: '/media/7/front-360.avif 360w, /media/7/front-515.avif 515w, /media/7/front-1024.avif 1024w',
  });
});

it('a drawing scales, and has one address', () => {
  expect(pictureSources('/media/7/front.svg')).toEqual({ src: '/media/7/front.svg' });
});
