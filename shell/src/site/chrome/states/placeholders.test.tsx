import { describe, expect, it, jest } from '@jest/globals';
import { LOCALES } from '@suvarna/contracts/locale';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { POLICIES, SINGLE } from '@suvarna/contracts/content';
import { areaOf } from '../../server/area-of.ts';
import { drawnParts } from '../../server/drawn-parts.tsx';
import { Fallback } from './fallback.tsx';

const CONTACT = {
  phone: '1800-111-2222',
  whatsapp: '911112223334',
  email: 'care@shop.example',
  officer: { name: 'Meera Iyer', name_hi: 'मीरा अय्यर', email: 'officer@shop.example' },
  since: '2026-11-29',
};

describe('what stands around and instead of a page', () => {
  it.each(LOCALES)(
    'is written by the server in %s, with every text and without style attributes',
    (locale) => {
      const html = [
        drawnParts.header({
          locale,
          country: 'INR',
          path: '/',
          navigation: [],
          gold: { day: '2026-11-20', paise22: 1, paise18: 1 },
          priceBands: undefined,
        }),
        drawnParts.footer({
          locale,
          country: 'INR',
          path: '/',
          navigation: [],
          chat: 'https://chat.example/',
          contact: CONTACT,
        }),
        drawnParts.notFound({ locale }),
        drawnParts.offline({ locale }),
        drawnParts.fallback({ locale, remote: 'catalog' }),
        drawnParts.skeleton({ locale, name: 'product' }),
        drawnParts.skeleton({ locale, name: undefined }),
      ]
        .map((part) => renderToString(part))
        .join('');
      expect(html).not.toContain('style=');
      // A key without a text answers itself.
      expect([...html.matchAll(/>([a-z-]+\.[a-z.-]+)</g)].map(([, key]) => key)).toEqual([]);
    },
  );

  it.each([
    ['/orderstats/SV-1/', 'orderstats'],
    ['/checkout/cart/', 'checkout'],
    ['/guest-address/', 'checkout-step'],
    ['/jewellery/rings/lotus_product_1/', 'product'],
    ['/', ''],
    ['/jewellery/rings/', ''],
  ])('the area of %s is “%s”', (path, place) => {
    expect(areaOf(path)).toBe(place);
  });

  it('has a chat button only where there is a provider, in the language of the page', () => {
    const footer = (chat: string) =>
      renderToString(
        drawnParts.footer({
          locale: 'hi',
          country: 'INR',
          path: '/',
          navigation: [],
          chat,
          contact: undefined,
        }),
      );
    expect(footer('')).not.toContain('data-chat');
    expect(footer('https://chat.example/?store=1')).toContain(
      'href="https://chat.example/?store=1&amp;lang=hi" target="_blank" rel="noopener"',
    );
  });

  it.each([
    ['en', 'Call 1800-111-2222', 'Meera Iyer', 'Write on WhatsApp (Opens in a new window)'],
    ['hi', '1800-111-2222 पर फ़ोन करें', 'मीरा अय्यर', 'व्हाट्सऐप पर लिखें (नई विंडो में खुलता है)'],
  ] as const)('names phone, WhatsApp and officer of the settings in the footer (%s)', (locale, ...named) => {
    const footer = (chat: string) =>
      renderToString(
        drawnParts.footer({ locale, country: 'INR', path: '/', navigation: [], chat, contact: CONTACT }),
      );
    for (const one of [...named, 'href="tel:1800-111-2222"', 'href="mailto:officer@shop.example"'])
      expect(footer('')).toContain(one);
    // Without a provider the button leads to WhatsApp; with one to the chat, and the footer to both.
    expect(footer('')).not.toContain('data-chat=');
    expect(footer('').split('https://wa.me/911112223334')).toHaveLength(3);
    expect(footer('https://chat.example/').split('https://wa.me/911112223334')).toHaveLength(2);
  });

  it('leads from the footer where live remotes say', () => {
    const footer = renderToString(
      drawnParts.footer({
        locale: 'hi',
        country: 'INR',
        path: '/',
        navigation: [{ place: 'footer', names: { en: 'Loyalty', hi: 'लॉयल्टी' }, path: '/loyalty/' }],
        chat: '',
        contact: undefined,
      }),
    );
    expect(footer).toMatch(/<a [^>]*href="\/hi\/loyalty\/">लॉयल्टी<\/a>/);
  });

  it('says in the footer when help is there: 9am to 6pm, 365 days', () => {
    expect(
      renderToString(
        drawnParts.footer({
          locale: 'en',
          country: 'INR',
          path: '/',
          navigation: [],
          chat: '',
          contact: undefined,
        }),
      ),
    ).toContain('9am to 6pm, 365 days');
  });

  it('leads from the footer to every text of the store that has a page', () => {
    const footer = renderToString(
      drawnParts.footer({
        locale: 'hi',
        country: 'INR',
        path: '/',
        navigation: [],
        chat: '',
        contact: undefined,
      }),
    );
    const named = [...POLICIES.map((slug) => `policy/${slug}`), ...Object.values(SINGLE).flat(), 'blog'];
    expect(named.filter((path) => !footer.includes(`href="/hi/${path}/"`))).toEqual([]);
  });

  it('tells about a part that is down and offers to try again', async () => {
    const retry = jest.fn();
    render(<Fallback locale="en" remote="checkout" onRetry={retry} />);
    expect(screen.getByRole('alert').textContent).toContain("We're working on it");
    await userEvent.click(screen.getByRole('button', { name: 'Try again now' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });
});
