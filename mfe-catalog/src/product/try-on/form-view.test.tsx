import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { FORM_TONES, TONES } from '@suvarna/jewellery-model/forms/tones';
import type { BakedModel } from '@suvarna/jewellery-model/geometry/bake';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aProduct } from '../../catalogue.fixtures.ts';
import en from '../../locales/en/try-on.json' with { type: 'json' };
import { inRemote } from '../../remote-context.fixtures.ts';
import { toProductView, type Picture } from '../product.model.ts';
import { toned, toneOf, type FormScene, type OpenFormScene } from './form-scene.ts';
import { FormView } from './form-view.tsx';

const GPU = 'Mali-G78';

beforeAll(() => {
  // jsdom does not draw.
  HTMLCanvasElement.prototype.getContext = () => null;
});
beforeEach(() => sessionStorage.clear());

const product = toProductView(aProduct(), {
  locale: 'en',
  asOf: '2026-11-16T04:00:00Z',
  size: '12',
  similar: [],
});
const worn: Picture = { colour: 'yellow', view: 'worn', src: '/p/worn.avif', alt: '', tint: 'e5ded0' };

function show({
  pictures = [worn],
  ...more
}: { gpu?: string | undefined; pictures?: readonly Picture[]; openScene?: OpenFormScene } = {}) {
  const gpu = 'gpu' in more ? more.gpu : GPU;
  const draw = jest.fn<FormScene['draw']>(() => document.createElement('canvas'));
  const openScene = jest.fn<OpenFormScene>(more.openScene ?? (() => Promise.resolve({ tone: 'tan', draw })));
  const { unmount } = render(
    inRemote(
      <FormView
        product={{ ...product, pictures }}
        choice={product.choice}
        gpu={() => gpu}
        openScene={openScene}
      />,
    ),
  );
  return { draw, openScene, unmount };
}

describe('where a graphics card draws', () => {
  it('shows the scene of the catalogue first, in the metal that is chosen', async () => {
    const { draw, openScene } = show();
    expect(await screen.findByRole('img', { name: `${product.title}, worn` })).toBeTruthy();
    expect(openScene.mock.calls[0]?.[0]).toEqual({ productId: product.id, size: '12' });
    expect(draw).toHaveBeenLastCalledWith(product.choice, 'tan');
    expect(screen.getByRole('status').textContent).toContain(en['tone.tan']);
  });

  it('shows it on another skin without working the piece out again, and remembers it for the visit', async () => {
    const { draw, openScene, unmount } = show();
    await userEvent.click(await screen.findByRole('radio', { name: en['tone.deep'] }));
    expect(draw).toHaveBeenLastCalledWith(product.choice, 'deep');
    expect(screen.getByRole('status').textContent).toContain(en['tone.deep']);
    expect(openScene).toHaveBeenCalledTimes(1);
    unmount();
    const again = show();
    await screen.findByRole('img');
    expect(again.draw).toHaveBeenLastCalledWith(product.choice, 'deep');
  });

  it('offers every tone there is, four of them skin', async () => {
    show();
    await screen.findByRole('img');
    expect(
      screen
        .getAllByRole<HTMLInputElement>('radio')
        .map(({ value }) => value)
        .toSorted(),
    ).toEqual(FORM_TONES.toSorted());
    const skins = FORM_TONES.filter((tone) => en[`tone.${tone}`].endsWith('skin'));
    expect(skins.length).toBeGreaterThanOrEqual(4);
    // They are told from fair to deep.
    const light = screen
      .getAllByRole<HTMLInputElement>('radio')
      .flatMap(({ value }) => skins.filter((tone) => tone === value))
      .map((tone) => TONES[tone].colour[1]);
    expect(light).toEqual(light.toSorted((a, b) => b - a));
  });

  it('shows the picture of the catalogue where it could not', async () => {
    show({ openScene: () => Promise.reject(new Error('no geometry')) });
    expect(await screen.findByText(en['worn.pictured'])).toBeTruthy();
    expect(screen.getByRole('img', { name: `${product.title}, worn` })).toBeTruthy();
  });
});

it.each(['llvmpipe', undefined])(
  'shows the picture of the catalogue with %s, and works nothing out',
  async (gpu) => {
    const { openScene } = show({ gpu });
    await act(() => Promise.resolve());
    expect(screen.getByText(en['worn.pictured'])).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(openScene).not.toHaveBeenCalled();
  },
);

const none = [{ ...worn, view: 'front' }];

it('draws what the catalogue has no picture of, however slowly', async () => {
  const { draw } = show({ gpu: 'llvmpipe', pictures: none });
  expect(await screen.findByRole('img', { name: `${product.title}, worn` })).toBeTruthy();
  expect(draw).toHaveBeenCalledWith(product.choice, 'tan');
});

it.each([
  ['nothing draws', undefined, undefined],
  ['what draws fails', 'llvmpipe', () => Promise.reject(new Error('no geometry'))],
] as const)('says so where there is no picture and %s', async (_why, gpu, openScene) => {
  show({ gpu, pictures: none, ...(openScene && { openScene }) });
  expect(await screen.findByText(en['worn.failed'])).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});

it('another skin changes nothing else of the scene', () => {
  const gold = { material: { kind: 'metal', finish: 'polished' } };
  const scene = { parts: [gold, { material: { kind: 'form', tone: 'tan' } }] } as unknown as BakedModel;
  const other = toned(scene, 'linen');
  expect([toneOf(scene), toneOf(other)]).toEqual(['tan', 'linen']);
  expect(other.parts[0]).toBe(gold);
});
