import { expect, it } from '@jest/globals';
import { aProduct } from '../../catalogue.fixtures.ts';
import { toProductView, type ProductView } from '../product.model.ts';
import { shownPictures } from './shown-pictures.model.ts';

const product = (there: readonly string[]): ProductView => {
  const view = toProductView(aProduct(), {
    locale: 'en',
    asOf: '2026-11-16T04:00:00Z',
    size: '',
    similar: [],
  });
  return {
    ...view,
    pictures: view.pictures.map((picture) =>
      there.includes(picture.colour) ? { ...picture, tint: 'e5ded0' } : picture,
    ),
  };
};

it('the chosen metal shows its own pictures when they are there', () => {
  expect(shownPictures(product(['yellow', 'rose']), 'rose').colour).toBe('rose');
});

it('otherwise another metal stands in, until they are made', () => {
  const view = product(['yellow']);
  const waiting = shownPictures(view, 'rose');
  expect([waiting.colour, new Set(waiting.pictures.map(({ colour }) => colour))]).toEqual([
    'yellow',
    new Set(['yellow']),
  ]);
  const src = view.pictures.find(({ colour }) => colour === 'rose')?.src ?? '';
  expect(shownPictures(view, 'rose', new Set([src])).colour).toBe('rose');
});

it('where no metal has one, the chosen one shows its place holders', () => {
  expect(shownPictures(product([]), 'rose').colour).toBe('rose');
});
