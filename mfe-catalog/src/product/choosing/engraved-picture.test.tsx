import { beforeAll, expect, it, jest } from '@jest/globals';
import { compareTexts } from '@suvarna/i18n/compare-texts';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { aProduct } from '../../catalogue.fixtures.ts';
import en from '../../locales/en/engraved.json' with { type: 'json' };
import hi from '../../locales/hi/engraved.json' with { type: 'json' };
import { inRemote } from '../../remote-context.fixtures.ts';
import { toProductView } from '../product.model.ts';
import { drawEngraving, type DrawEngraving } from './draw-engraving.ts';
import { EngravedPicture } from './engraved-picture.tsx';
import { EngravingField } from './engraving-field.tsx';

beforeAll(() => {
  // jsdom does not draw.
  HTMLCanvasElement.prototype.getContext = () => null;
});

const product = toProductView(aProduct(), {
  locale: 'en',
  asOf: '2026-11-16T04:00:00Z',
  size: '12',
  similar: [],
});
const show = (draw: DrawEngraving) =>
  render(
    inRemote(<EngravedPicture product={product} choice={product.choice} words="Asha & Ravi" draw={draw} />),
  );

it('shows the words on the piece of the choice, and says that they are cut as they are written', async () => {
  const draw = jest.fn<DrawEngraving>(() => Promise.resolve(document.createElement('canvas')));
  show(draw);
  expect(await screen.findByRole('img', { name: '“Asha & Ravi” engraved on the piece' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe(en.shown);
  expect(draw.mock.calls[0]?.[0]).toEqual({
    productId: product.id,
    choice: product.choice,
    words: 'Asha & Ravi',
  });
});

it.each(['letters', 'room'] as const)('says in words why there is no picture: %s', async (why) => {
  show(() => Promise.resolve(why));
  expect(await screen.findByText(en[why])).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});

it('says so where nothing draws', async () => {
  show(() => Promise.reject(new Error('no WebGL2')));
  expect(await screen.findByText(en.failed)).toBeTruthy();
});

it('asks no server for letters that the drawing does not have', async () => {
  const { signal } = new AbortController();
  expect(await drawEngraving({ productId: 1, choice: product.choice, words: 'आशा' }, signal)).toBe('letters');
});

it('is offered once there are words that can be cut, and takes the focus of its button', async () => {
  const Field = () => {
    const [words, setWords] = useState('');
    return (
      <EngravingField product={product} choice={product.choice} words={words} room={15} onWords={setWords} />
    );
  };
  render(inRemote(<Field />));
  expect(screen.queryByRole('button', { name: 'See it on the piece' })).toBeNull();
  await userEvent.type(screen.getByRole('textbox'), 'आशा');
  await userEvent.click(screen.getByRole('button', { name: 'See it on the piece' }));
  expect((await screen.findByText(en.letters)) === document.activeElement).toBe(true);
});

it('says everything in Hindi as well', () => {
  expect(compareTexts(en, hi)).toEqual([]);
});
