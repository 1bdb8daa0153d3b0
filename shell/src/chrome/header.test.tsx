import { describe, expect, it } from '@jest/globals';
import { CATEGORIES } from '@suvarna/contracts/catalogue';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Header, type HeaderProps } from './header.tsx';

const show = (props: Partial<HeaderProps> = {}) => render(<Header locale="en" country="INR" currency="INR" path="/jewellery/rings/" {...props} />);

describe('header', () => {
  it('searches without JavaScript', () => {
    show({ locale: 'hi' });
    const form = screen.getByRole('search');
    expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['get', '/hi/jewellery/search/']);
    expect(screen.getByRole('searchbox', { name: 'गहने खोजें' }).getAttribute('name')).toBe('q');
  });

  it('leads to every category, in the menu of wide screens and in the drawer of phones', () => {
    const { container } = show();
    for (const id of CATEGORIES) {
      expect(container.querySelectorAll(`details a[href="/jewellery/${id}/"]`)).toHaveLength(2);
    }
  });

  it('leads to this very page in the other language, as a new document', () => {
    show();
    const [link] = screen.getAllByRole('link', { name: 'हिन्दी में देखें' });
    expect(link?.getAttribute('href')).toBe('/hi/jewellery/rings/');
    expect(link?.hasAttribute('data-document')).toBe(true);
    expect(link?.lang).toBe('hi');
  });

  it('shows what the browser learns about the shopper without another element', () => {
    const { container, rerender } = show();
    const before = container.querySelectorAll('*').length;
    expect(screen.getByRole('link', { name: 'Bag' }).getAttribute('href')).toBe('/checkout/cart/');
    rerender(<Header locale="en" country="INR" currency="INR" path="/jewellery/rings/" bagCount={3} customerName="Meera" />);
    expect(screen.getByRole('link', { name: 'Bag, 3 pieces' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Meera' }).getAttribute('href')).toBe('/account/');
    expect(container.querySelectorAll('*')).toHaveLength(before);
  });

  it('closes a menu with Escape and gives the focus back', async () => {
    const { container } = show();
    const menu = container.querySelector<HTMLDetailsElement>('details[name="main-menu"]');
    if (!menu) throw new Error('no menu');
    menu.open = true;
    menu.querySelector('a')?.focus();
    await userEvent.keyboard('{Escape}');
    expect(menu.open).toBe(false);
    expect(document.activeElement).toBe(menu.querySelector('summary'));
  });
});
