import { expect, it } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ProductCard } from '@suvarna/ui/product-card';
import { useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { useMetals } from './use-metals.ts';

const src = '/media/designs/7/hero-yellow-{w}-0123456789abcd';
const under = '/media/designs/7/front-yellow-{w}-abcd0123456789';

const finished = async () => new Response(null, { headers: { 'x-picture': 'final' } });

function List({ ask = finished }: { readonly ask?: typeof fetch }) {
  const place = useRef<HTMLDivElement>(null);
  useMetals(place, ask);
  return (
    <div ref={place}>
      <ProductCard
        href="/jewellery/rings/lotus_product_7/"
        title="Lotus"
        pictures={[
          { src, alt: '' },
          { src: under, alt: '' },
        ]}
        minor={1}
        currency="INR"
        metals={{
          name: 'metal-7',
          label: 'Metal',
          shown: 'yellow',
          options: [
            { colour: 'yellow', label: 'Yellow gold' },
            { colour: 'rose', label: 'Rose gold' },
          ],
        }}
      />
    </div>
  );
}

it('a swatch shows the design in its metal, and leads to it', () => {
  const { container } = render(<List />);
  const [picture, second] = container.querySelectorAll('img');
  fireEvent.click(screen.getByRole('radio', { name: 'Rose gold' }));
  expect(picture?.getAttribute('src')).toMatch(/\/media\/designs\/7\/hero-rose-515$/);
  expect(picture?.getAttribute('srcset')).toBe(
    '/media/designs/7/hero-rose-360 360w, /media/designs/7/hero-rose-515 515w',
  );
  expect(second?.getAttribute('src')).toMatch(/\/media\/designs\/7\/front-rose-515$/);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/jewellery/rings/lotus_product_7/?colour=rose');
  fireEvent.click(screen.getByRole('radio', { name: 'Yellow gold' }));
  expect(picture?.getAttribute('src')).toMatch(/hero-yellow-515-0123456789abcd$/);
  expect(second?.getAttribute('src')).toMatch(/front-yellow-515-abcd0123456789$/);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/jewellery/rings/lotus_product_7/');
});

it('a swatch that was pressed before, or brought back by a reload, is what the card shows', () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<List />);
  const rose = container.querySelector<HTMLInputElement>('[data-metal="rose"]');
  if (rose) rose.checked = true;
  render(<List />, { container, hydrate: true });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Rose gold' }).checked).toBe(true);
  expect(container.querySelector('img')?.getAttribute('src')).toMatch(/hero-rose-515$/);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/jewellery/rings/lotus_product_7/?colour=rose');
  fireEvent.click(screen.getByRole('radio', { name: 'Yellow gold' }));
  expect(screen.getByRole('link').getAttribute('href')).toBe('/jewellery/rings/lotus_product_7/');
});

const isHidden = (picture: HTMLImageElement | undefined): boolean => picture?.dataset['busy'] !== undefined;

it('the old metal is not to be seen while the new picture is on its way', () => {
  const { container } = render(<List />);
  const [picture, second] = container.querySelectorAll('img');
  expect([isHidden(picture), isHidden(second)]).toEqual([false, false]);
  fireEvent.click(screen.getByRole('radio', { name: 'Rose gold' }));
  expect([isHidden(picture), isHidden(second)]).toEqual([true, true]);
  if (picture) fireEvent.load(picture);
  expect([isHidden(picture), isHidden(second)]).toEqual([false, true]);
});

it('a card whose picture does not come goes back to the metal it was made in', () => {
  const { container } = render(<List />);
  const picture = container.querySelector('img');
  fireEvent.click(screen.getByRole('radio', { name: 'Rose gold' }));
  if (picture) fireEvent.error(picture);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Yellow gold' }).checked).toBe(true);
  expect(picture?.getAttribute('src')).toMatch(/hero-yellow-515-0123456789abcd$/);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/jewellery/rings/lotus_product_7/');
});

it('without the picture for a resting pointer the first one is seen through its place', () => {
  const { container } = render(<List />);
  const second = container.querySelectorAll('img')[1];
  fireEvent.click(screen.getByRole('radio', { name: 'Rose gold' }));
  if (second) fireEvent.error(second);
  expect([
    screen.getByRole<HTMLInputElement>('radio', { name: 'Rose gold' }).checked,
    isHidden(second),
  ]).toEqual([true, true]);
});

/** A card in rose gold whose picture has come, of a service that says these things of it. */
async function chooseRose(kinds: readonly string[]) {
  const asked: string[] = [];
  const ask = (async (address: string) => {
    asked.push(address);
    return new Response(null, { headers: { 'x-picture': kinds[asked.length - 1] ?? 'final' } });
  }) as typeof fetch;
  const { container } = render(<List ask={ask} />);
  const [picture, second] = container.querySelectorAll('img');
  if (!picture || !second) throw new Error('a card has two pictures');
  fireEvent.load(picture);
  expect(asked).toEqual([]);
  fireEvent.click(screen.getByRole('radio', { name: 'Rose gold' }));
  Object.defineProperty(picture, 'currentSrc', { value: '/media/designs/7/hero-rose-360' });
  await act(async () => [picture, second].forEach((image) => fireEvent.load(image)));
  return { asked, picture, second };
}

it('a picture that stood in gives way to the real one, which nothing hides', async () => {
  const { picture } = await chooseRose(['placeholder', 'placeholder']);
  await waitFor(
    () =>
      expect(picture.getAttribute('srcset')).toBe(
        '/media/designs/7/hero-rose-360?again=1 360w, /media/designs/7/hero-rose-515?again=1 515w',
      ),
    { timeout: 15_000 },
  );
  expect(isHidden(picture)).toBe(false);
});

it('of a finished picture is asked once', async () => {
  const { asked, picture } = await chooseRose([]);
  expect(asked.filter((address) => address.includes('hero'))).toEqual(['/media/designs/7/hero-rose-360']);
  expect(picture.getAttribute('src')).toMatch(/hero-rose-515$/);
});

it('the picture for a resting pointer stays hidden until it is drawn: an empty one would cover the first', async () => {
  const { second } = await chooseRose(['final', 'none']);
  expect(isHidden(second)).toBe(true);
  document.body.replaceChildren();
  const drawn = await chooseRose(['final', 'final']);
  await waitFor(() => expect(isHidden(drawn.second)).toBe(false));
});

it('a card goes back to the metal it was made in where nobody draws the other one', async () => {
  await chooseRose(['none', 'none']);
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Yellow gold' }).checked).toBe(true),
  );
});

it('a card whose picture did not come with the release shows it once it is drawn', async () => {
  const kinds = ['placeholder', 'final'];
  const ask = (async () =>
    new Response(null, { headers: { 'x-picture': kinds.shift() ?? 'final' } })) as typeof fetch;
  const { container } = render(<List ask={ask} />);
  const picture = container.querySelector('img');
  if (!picture) throw new Error('a card has a picture');
  Object.defineProperty(picture, 'currentSrc', { value: '/media/designs/7/hero-yellow-515-0123456789abcd' });
  fireEvent.load(picture);
  await waitFor(
    () => expect(picture.getAttribute('src')).toMatch(/hero-yellow-515-0123456789abcd\?again=1$/),
    { timeout: 15_000 },
  );
});

it('a card whose picture never comes names the piece in its place, and makes way for a metal that has one', async () => {
  const ask = (async () => new Response(null, { headers: { 'x-picture': 'none' } })) as typeof fetch;
  const { container } = render(<List ask={ask} />);
  const picture = container.querySelector('img');
  const place = container.querySelector<HTMLElement>('[data-picture]');
  if (!picture || !place) throw new Error('a card has a picture');
  Object.defineProperty(picture, 'currentSrc', {
    value: '/media/designs/7/hero-yellow-515-0123456789abcd',
    configurable: true,
  });
  fireEvent.load(picture);
  await waitFor(() => expect(place.dataset['missing']).toBe('Lotus'));
  fireEvent.click(screen.getByRole('radio', { name: 'Rose gold' }));
  Object.defineProperty(picture, 'currentSrc', { value: '/media/designs/7/hero-rose-515' });
  await act(async () => fireEvent.load(picture));
  expect(place.dataset['missing']).toBeUndefined();
});
