/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { RemoteContext, type RemoteContextValue } from './hooks.ts';
import { Static } from './static.ts';

const drawn = jest.fn<(of: string) => void>();
let place: HTMLElement;
let root: Root | undefined;

const context = (embed: RemoteContextValue['embed']): RemoteContextValue => ({
  locale: 'en',
  t: (key) => key,
  embed,
  currency: 'INR',
});
const inBrowser = context(() => () => undefined);
const onServer = context(null);

function Text({ of }: { readonly of: string }) {
  drawn(of);
  return <p>{of}</p>;
}

const page = (value: RemoteContextValue, of = 'gold') => (
  <RemoteContext.Provider value={value}>
    <h1>{of}</h1>
    <Static of={of} className="part">
      {() => <Text of={of} />}
    </Static>
  </RemoteContext.Provider>
);
const draw = (of: string): void => act(() => root?.render(page(inBrowser, of)));

beforeEach(() => {
  place = document.createElement('div');
  document.body.replaceChildren(place);
  drawn.mockClear();
});
afterEach(() => act(() => root?.unmount()));

async function hydrate(of = 'gold', errors: unknown[] = []): Promise<void> {
  place.innerHTML = renderToString(page(onServer));
  drawn.mockClear();
  await act(async () => {
    root = hydrateRoot(place, page(inBrowser, of), {
      onRecoverableError: (error) => errors.push(error),
    });
    await Promise.resolve();
  });
}

it('keeps the markup of the server, element for element, and draws nothing', async () => {
  await hydrate();
  const text = place.querySelector('p');
  expect(place.innerHTML).toBe('<h1>gold</h1><div class="part" data-static=""><p>gold</p></div>');
  expect(drawn).not.toHaveBeenCalled();
  draw('gold');
  expect(place.querySelector('p')).toBe(text);
});

it('is drawn by the browser once what it shows is another, and from then on', async () => {
  await hydrate();
  draw('silver');
  expect(place.innerHTML).toBe('<h1>silver</h1><div class="part"><p>silver</p></div>');
  draw('gold');
  expect(place.innerHTML).toBe('<h1>gold</h1><div class="part"><p>gold</p></div>');
});

it('is drawn by the browser on a soft navigation', () => {
  act(() => {
    root = createRoot(place);
    root.render(page(inBrowser));
  });
  expect(place.innerHTML).toBe('<h1>gold</h1><div class="part"><p>gold</p></div>');
});

it('is drawn again, and not left empty, when the page does not fit what the server drew', async () => {
  const errors: unknown[] = [];
  await hydrate('silver', errors);
  expect(errors).toHaveLength(1);
  expect(place.innerHTML).toBe('<h1>silver</h1><div class="part"><p>silver</p></div>');
});
