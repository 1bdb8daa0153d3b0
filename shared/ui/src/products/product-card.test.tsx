import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ProductCard } from './product-card.tsx';

const card = {
  href: '/jewellery/rings/lotus_product_1/',
  title: 'Lotus Ring',
  minor: 5_184_500,
  currency: 'INR',
  locale: 'en',
  pictures: [
    { src: '/media/1/front-{w}.avif', alt: 'Lotus Ring, front' },
    { src: '/media/1/angle.svg', alt: '' },
  ],
} as const;

describe('product card', () => {
  it('is one link, named by the design', () => {
    render(<ProductCard {...card} delivery="Delivered by 24 Nov" badge="New" />);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Lotus Ring']);
    expect(screen.getByRole('heading', { name: 'Lotus Ring' })).toBeTruthy();
  });

  it('has the place of its pictures before they arrive, and fetches those of the first row first', () => {
    const { container } = render(<ProductCard {...card} eager />);
    const [first, second] = container.querySelectorAll('img');
    expect([first?.getAttribute('width'), first?.getAttribute('height')]).toEqual(['515', '515']);
    expect([first?.getAttribute('loading'), first?.getAttribute('fetchpriority')]).toEqual(['eager', 'high']);
    expect(first?.getAttribute('srcset')).toBe('/media/1/front-360.avif 360w, /media/1/front-515.avif 515w');
    // On a phone of 390 px with two dots to each a card is 173 px wide, for which 360 pixels do.
    expect(first?.getAttribute('sizes')).toMatch(/^\(width < 40rem\) calc\(50vw - 22px\), /);
    expect(second?.getAttribute('loading')).toBe('lazy');
    expect(second?.hasAttribute('srcset')).toBe(false);
  });

  it('needs no style attribute, which the content security policy forbids', () => {
    const { container } = render(<ProductCard {...card} badge="New" />);
    expect(container.querySelector('[style]')).toBeNull();
  });
});
