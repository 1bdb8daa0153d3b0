import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { Picture, pictureSources } from './picture.tsx';

it('a picture comes in the widths of the specification: 1024, 515 and 360 px', () => {
  expect(pictureSources('/media/7/front-{w}.avif', 1024)).toEqual({
    src: '/media/7/front-515.avif',
    srcSet: '/media/7/front-360.avif 360w, /media/7/front-515.avif 515w, /media/7/front-1024.avif 1024w',
  });
});

it('in a list it is never the large one', () => {
  expect(pictureSources('/media/7/front-{w}.avif').srcSet).toBe(
    '/media/7/front-360.avif 360w, /media/7/front-515.avif 515w',
  );
});

it('its place has its colour, without a style attribute', () => {
  const { container } = render(<Picture src="/media/7/front-{w}.avif" alt="" tint="e5ded0" />);
  expect(container.querySelector('img')?.dataset['tint']).toBe('#e5ded0');
});

it('an address that is no template is the picture', () => {
  expect(pictureSources('/media/7/front.svg')).toEqual({ src: '/media/7/front.svg' });
});
