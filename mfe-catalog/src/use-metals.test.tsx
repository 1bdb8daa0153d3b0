import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { ProductCard } from '@suvarna/ui/product-card';
import { useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { useMetals } from './use-metals.ts';

const src = '/media/designs/7/hero-yellow-{w}-0123456789abcd';
const under = '/media/designs/7/front-yellow-{w}-abcd0123456789';

function List() {
  const place = useRef<HTMLDivElement>(null);
  useMetals(place);
  return (
    <div ref={place}>
      <ProductCard
        href="/jewellery/rings/lotus_product_7/" title="Lotus" pictures={[{ src, alt: '' }, { src: under, alt: '' }]} minor={1} currency="INR" locale="en"
        metals={{ name: 'metal-7', label: 'Metal', shown: 'yellow', options: [{ colour: 'yellow', label: 'Yellow gold' }, { colour: 'rose', label: 'Rose gold' }] }}
      />
    </div>
  );
}

it('a swatch shows the design in its metal, and leads to it', () => {
  const { container } = render(<List />);
  const [picture, second] = container.querySelectorAll('img');
  fireEvent.click(screen.getByRole('radio', { name: 'Rose gold' }));
  expect(picture?.getAttribute('src')).toMatch(/\/media\/designs\/7\/hero-rose-515$/);
  expect(picture?.getAttribute('srcset')).toBe('/media/designs/7/hero-rose-360 360w, /media/designs/7/hero-rose-515 515w');
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
