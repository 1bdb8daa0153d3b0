import { describe, expect, it } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { inRemote } from '../../remote-context.fixtures.ts';
import { Gallery } from './gallery.tsx';
import type { Picture } from '../product.model.ts';

const view = (name: string, tint?: string): Picture => ({
  colour: 'rose',
  view: name,
  src: `/media/designs/7/${name}-rose-{w}-0123456789abcd`,
  alt: '',
  ...(tint !== undefined && { tint }),
});
const pictures = [view('hero', 'e5ded0'), view('front'), view('side'), view('scale')];

/** An image service that says this of each view, and of none twice the same. */
function answering(kinds: Readonly<Record<string, string>>) {
  const asked: string[] = [];
  const ask = (async (address: string) => {
    const name = /(hero|front|side|scale|turn)/.exec(address)?.[1] ?? '';
    asked.push(name);
    return new Response(null, { headers: { 'x-picture': kinds[name] ?? 'final' } });
  }) as typeof fetch;
  return { ask, asked };
}
const shown = (): string[] =>
  [...document.querySelectorAll<HTMLImageElement>('[data-picture-place] img')].map(
    ({ src }) => /(hero|front|side|scale)/.exec(src)?.[1] ?? '',
  );
const show = (ask: typeof fetch) =>
  render(inRemote(<Gallery title="Lotus" pictures={pictures} colour="rose" chosen="rose" ask={ask} />, 'en'));

it('what is not drawn is not offered before it is there, and never when it does not come', async () => {
  const { ask, asked } = answering({ side: 'none', scale: 'none' });
  show(ask);
  expect(shown()).toEqual(['hero']);
  await waitFor(() => expect(shown()).toEqual(['hero', 'front']));
  expect(asked).toEqual(['front', 'side', 'scale']);
  expect(screen.getAllByRole('link')).toHaveLength(2);
});

it('what came with the release is not asked for', async () => {
  const { ask, asked } = answering({});
  render(
    inRemote(
      <Gallery title="Lotus" pictures={pictures.slice(0, 1)} colour="rose" chosen="rose" ask={ask} />,
      'en',
    ),
  );
  await act(() => Promise.resolve());
  expect(asked).toEqual([]);
});

it('a gallery never loses its last picture', async () => {
  const { ask, asked } = answering({ front: 'none', side: 'none' });
  render(
    inRemote(
      <Gallery title="Lotus" pictures={pictures.slice(1, 3)} colour="rose" chosen="rose" ask={ask} />,
      'en',
    ),
  );
  await waitFor(() => expect(asked).toEqual(['front', 'side']));
  await waitFor(() => expect(shown()).toHaveLength(1));
  const words = (): string | undefined =>
    document.querySelector<HTMLElement>('[data-awaited]')?.dataset['awaited'];
  await waitFor(() => expect(words()).toBe('No picture yet'));
});

it('one that is being drawn says so in its place, from the start until it is there', async () => {
  const drawn = Promise.withResolvers<Response>();
  render(
    inRemote(
      <Gallery
        title="Lotus"
        pictures={pictures.slice(1, 2)}
        colour="rose"
        chosen="rose"
        ask={() => drawn.promise}
      />,
      'en',
    ),
  );
  const place = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-awaited]');
  expect(place()?.dataset['awaited']).toBe('Your picture is loading');
  drawn.resolve(new Response(null, { headers: { 'x-picture': 'final' } }));
  await waitFor(() => expect(place()).toBeNull());
});

describe('a turn', () => {
  const observed: ((entries: readonly { readonly isIntersecting: boolean }[]) => void)[] = [];
  const wants = (motion: boolean): void => {
    Object.assign(globalThis, {
      matchMedia: (query: string) => ({ matches: query.endsWith('no-preference)') === motion }),
      IntersectionObserver: class {
        constructor(told: (typeof observed)[number]) {
          observed.push(told);
        }
        observe(): void {}
        disconnect(): void {}
      },
    });
  };
  const named = () => screen.queryAllByRole('link', { name: 'Lotus, turning once' });

  it('is asked for when all pictures are there, and has a place of its own', async () => {
    wants(true);
    const { ask, asked } = answering({});
    show(ask);
    await waitFor(() => expect(named()).toHaveLength(1));
    expect(asked).toEqual(['front', 'side', 'scale', 'turn']);
    expect(observed).toHaveLength(1);
  });

  it('is not asked for by who wants less motion', async () => {
    wants(false);
    const { ask, asked } = answering({});
    show(ask);
    await waitFor(() => expect(shown()).toEqual(['hero', 'front', 'side', 'scale']));
    await act(() => Promise.resolve());
    expect(asked).toEqual(['front', 'side', 'scale']);
  });
});
