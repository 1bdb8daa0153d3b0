import { describe, expect, it, jest } from '@jest/globals';
import { CATEGORIES } from '@suvarna/contracts/catalogue';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Header, type HeaderProps } from './header.tsx';
import { Tools, type ToolsProps } from './tools.tsx';

const show = (props: Partial<HeaderProps> = {}) =>
  render(<Header locale="en" country="INR" path="/jewellery/rings/" navigation={[]} {...props} />);
const tools = (props: Partial<ToolsProps> = {}) => <Tools locale="en" path="/jewellery/rings/" {...props} />;

describe('header', () => {
  it('searches without JavaScript', () => {
    show({ locale: 'hi' });
    const form = screen.getByRole('search');
    expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual([
      'get',
      '/hi/jewellery/search/',
    ]);
    expect(screen.getByRole('searchbox', { name: 'गहने खोजें' }).getAttribute('name')).toBe('q');
  });

  it('leads to every category, in the menu of wide screens and in the drawer of phones', () => {
    const { container } = show();
    for (const id of CATEGORIES) {
      expect(container.querySelectorAll(`:is(details, [popover]) a[href="/jewellery/${id}/"]`)).toHaveLength(
        2,
      );
    }
  });

  it('has a menu by category, price, karat and occasion', () => {
    const { container } = show();
    const menu = container.querySelector<HTMLElement>('details[name="main-menu"]');
    if (!menu) throw new Error('no menu');
    for (const [group, link] of [
      ['By category', '/jewellery/rings/'],
      ['By price', '/jewellery/price+10k+20k-filter/'],
      ['By karat', '/jewellery/karat+22-filter/'],
      ['By occasion', '/jewellery/for+wedding-filter/'],
    ] as const) {
      expect(within(menu).getByText(group)).toBeTruthy();
      expect(menu.querySelector(`a[href="${link}"]`)).not.toBeNull();
    }
  });

  it('names every group of the drawer once', () => {
    const { container } = show();
    const groups = [...container.querySelectorAll('[popover] summary')].map(({ textContent }) => textContent);
    expect(groups).toEqual(['By price', 'By stone', 'By karat', expect.any(String), 'By occasion']);
    expect(new Set(groups).size).toBe(groups.length);
  });

  it('has the price bands of the country abroad, in its money and the page’s language, once they are known', () => {
    const bands = [
      { names: { en: 'Under £91', hi: '£91 से कम' }, path: '/jewellery/price+under+10k-filter/' },
    ];
    const { container, rerender } = show({ country: 'GBP' });
    expect(container.textContent).not.toContain('By price');
    rerender(<Header locale="hi" country="GBP" path="/" navigation={[]} priceBands={bands} />);
    const links = [
      ...container.querySelectorAll(
        ':is(details, [popover]) a[href="/hi/jewellery/price+under+10k-filter/"]',
      ),
    ];
    expect(links.map(({ textContent }) => textContent)).toEqual(['£91 से कम', '£91 से कम']);
    expect(container.querySelector('nav')?.textContent).not.toContain('₹');
  });

  it('leads to this very page in the other language, as a new document', () => {
    show();
    const [link] = screen.getAllByRole('link', { name: 'हिन्दी में देखें' });
    expect(link?.getAttribute('href')).toBe('/hi/jewellery/rings/');
    expect(link?.hasAttribute('data-document')).toBe(true);
    expect(link?.lang).toBe('hi');
  });

  it('leaves room for the pincode that is delivered to, and leads to where the store delivers; abroad there is none', () => {
    const { container, rerender } = show({ locale: 'hi' });
    expect(
      Array.from(container.querySelectorAll('a[data-choose-pincode]'), (link) => [
        link.getAttribute('href'),
        link.textContent,
      ]),
    ).toEqual(Array.from({ length: 2 }, () => ['/hi/policy/shipping/', 'डिलीवरी पिनकोड लिखें (पिनकोड बदलें)']));
    rerender(<Header locale="en" country="GBP" path="/" navigation={[]} />);
    expect(container.querySelector('[data-choose-pincode]')).toBeNull();
  });

  it('leads where live remotes say, in their words, on wide screens and on phones', () => {
    const { container } = show({
      locale: 'hi',
      navigation: [
        { place: 'menu', names: { en: 'Loyalty', hi: 'लॉयल्टी & <b>' }, path: '/loyalty/' },
        { place: 'menu', names: { en: 'In English alone' }, path: '/loyalty/more/' },
        { place: 'footer', names: { en: 'Elsewhere', hi: 'कहीं और' }, path: '/loyalty/other/' },
      ],
    });
    const offered = Array.from(container.querySelectorAll('a[href*="/loyalty/"]'), (link) => [
      link.getAttribute('href'),
      link.textContent,
      link.closest('[popover]') === null ? 'row' : 'drawer',
    ]);
    expect(offered).toEqual(
      ['drawer', 'row'].flatMap((place) => [
        ['/hi/loyalty/', 'लॉयल्टी & <b>', place],
        ['/hi/loyalty/more/', 'In English alone', place],
      ]),
    );
  });

  it('says what gold costs and since when, once that is known', () => {
    const { container, rerender } = show();
    expect(container.textContent).not.toContain('22K');
    rerender(
      <Header
        locale="en"
        country="INR"
        path="/"
        navigation={[]}
        gold={{ day: '2026-11-20', paise22: 1_120_400, paise18: 917_300 }}
      />,
    );
    expect(
      screen
        .getAllByRole('link', { name: /Gold rate on 20 Nov.*22K ₹11,204\/g.*18K ₹9,173\/g/ })[0]
        ?.getAttribute('href'),
    ).toBe('/gold-rate/');
  });
});

describe('tools of the header', () => {
  it('show what the browser learns about the shopper without another element on screen', () => {
    const onScreen = (container: HTMLElement): number =>
      container.querySelectorAll('*:not(details > :not(summary), details > :not(summary) *)').length;
    const { container, rerender } = render(tools());
    const before = onScreen(container);
    expect(screen.getByRole('link', { name: 'Bag' }).getAttribute('href')).toBe('/checkout/cart/');
    rerender(tools({ bagCount: 3, wishlistCount: 1, customerName: 'Meera' }));
    expect(screen.getByRole('link', { name: 'Bag, 3 pieces' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Wishlist, 1 design' })).toBeTruthy();
    expect(onScreen(container)).toBe(before);
  });

  it('open a menu for guests: sign in and come back here, register, track an order', () => {
    const { container } = render(tools({ path: '/jewellery/rings/?page=2' }));
    expect(
      Array.from(container.querySelectorAll('details a'), (link) => [
        link.textContent,
        link.getAttribute('href'),
      ]),
    ).toEqual([
      ['Sign in', `/sign-in/?next=${encodeURIComponent('/jewellery/rings/?page=2')}`],
      ['Create an account', '/sign-in/register/'],
      ['Track an order', '/orderstats/'],
    ]);
  });

  it('open a menu for customers, with the way out', async () => {
    const out = jest.fn();
    const { container } = render(tools({ customerName: 'Meera', onSignOut: out }));
    expect(container.querySelector('summary')?.textContent).toBe('Meera');
    expect(Array.from(container.querySelectorAll('details a'), (link) => link.getAttribute('href'))).toEqual([
      '/account/',
      '/account/profile/',
      '/account/orders/',
      '/golden-bounty/plans/',
      '/account/address/',
      '/wishlist/',
    ]);
    container.querySelector('details')?.setAttribute('open', '');
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(out).toHaveBeenCalledTimes(1);
  });
});
