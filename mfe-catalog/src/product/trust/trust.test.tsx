import { afterEach, describe, expect, it } from '@jest/globals';
import type { ProductDetail } from '@suvarna/contracts/catalogue';
import type { Locale } from '@suvarna/contracts/locale';
import { act, cleanup, render, screen } from '@testing-library/react';
import { aBreakup, aProduct } from '../../catalogue.fixtures.ts';
import { inRemote } from '../../remote-context.fixtures.ts';
import { toProductView, type ProductView } from '../product.model.ts';
import { comeNearView, observeView } from '../pictures/view-observer.fixtures.ts';
import en from '../../locales/en/trust.json' with { type: 'json' };
import hi from '../../locales/hi/trust.json' with { type: 'json' };
import { TrustNearView } from './trust-near-view.tsx';
import { Trust } from './trust.tsx';

afterEach(cleanup);

const CONTACT = {
  phone: '1800-111-2222',
  whatsapp: '911112223334',
  email: 'care@shop.example',
  officer: { name: 'Meera Iyer', name_hi: 'मीरा अय्यर', email: 'officer@shop.example' },
  since: '2026-11-29',
};
const CERTIFICATE = {
  diamonds: [
    { shape: 'oval', count: 1, millicarat: 420, colour: 'G–H', clarity: 'VS', cut: null, finish: 'good' },
    { shape: 'round', count: 12, millicarat: 105, colour: 'G–H', clarity: 'VS', cut: 'very-good' },
  ],
  laboratory: 'IGI',
  number: null,
};
const viewOf = (product: Partial<ProductDetail>, locale: Locale): ProductView =>
  toProductView(aProduct(product), { locale, asOf: '2026-11-16T04:00:00Z', size: '', similar: [] });
const show = (product: Partial<ProductDetail>, locale: Locale = 'en'): string =>
  render(inRemote(<Trust product={viewOf(product, locale)} />, locale)).container.textContent ?? '';

describe('what comes with a piece', () => {
  it('comes once it is near the view, on a page that the browser draws', async () => {
    observeView();
    render(inRemote(<TrustNearView product={viewOf({}, 'en')} />));
    expect(screen.queryByRole('heading')).toBeNull();
    act(comeNearView);
    expect(await screen.findByRole('heading', { name: en.title })).toBeTruthy();
  });

  it.each([
    [
      'en',
      [
        '1 diamond, oval',
        'Carat0.42',
        '12 diamonds, round',
        'Total carat0.105',
        'ColourG–H',
        'ClarityVS',
        'CutVery good',
        'Polish and symmetryGood',
        'LaboratoryIGI, International Gemological Institute',
      ],
      'Certificate numberComes with your piece',
    ],
    [
      'hi',
      [
        '12 हीरे, आकार: गोल',
        'कुल कैरट0.105',
        'रंगG–H',
        'क्लैरिटीVS',
        'कटवेरी गुड (बहुत अच्छा)',
        'पॉलिश और समरूपतागुड (अच्छा)',
        'प्रयोगशालाIGI, इंटरनेशनल जेमोलॉजिकल इंस्टिट्यूट',
      ],
      'प्रमाणपत्र नंबरआपके गहने के साथ मिलता है',
    ],
  ] as const)(
    'names each fact of its certificate; the number comes with the piece (%s)',
    (locale, facts, number) => {
      const text = show({ certificate: CERTIFICATE }, locale);
      for (const said of [...facts, number]) expect(text).toContain(said);
    },
  );

  it('says nothing of what nobody stated', () => {
    const diamonds = [{ shape: 'round', count: 1, millicarat: 300, colour: null, clarity: null, cut: null }];
    const text = show({ certificate: { diamonds, laboratory: null, number: null } });
    expect(text).toContain('Carat0.3');
    expect(text).not.toMatch(/null|Colour|Clarity(?!.)|CutE|Laboratory|Polish/);
    expect(screen.queryByText('Cut')).toBeNull();
  });

  it('shows a number where there is one, and a sample', () => {
    const text = show({ certificate: { ...CERTIFICATE, number: 'LG12345' } });
    expect(text).toContain('Certificate numberLG12345');
    expect(screen.getByRole('link', { name: 'See a sample certificate (PDF)' }).getAttribute('href')).toBe(
      '/api/product/certificate/?product_id=1042&lang=en',
    );
  });

  it.each([
    ['en', 'Not every piece is in every store.'],
    ['hi', 'हर गहना हर स्टोर में नहीं होता।'],
  ] as const)('offers to see it in a store, and does not promise that it is there (%s)', (locale, said) => {
    expect(show({}, locale)).toContain(said);
    expect(
      screen.getByRole('link', { name: { en, hi }[locale]['help-store'] }).getAttribute('href'),
    ).toContain('kind=store&design=1042');
  });

  it.each([
    ['en', en],
    ['hi', hi],
  ] as const)('says what is in the box and how it is looked after (%s)', (locale, texts) => {
    const piece = show({ certificate: CERTIFICATE }, locale);
    for (const key of ['box', 'box-piece', 'box-certificate', 'box-invoice', 'care', 'care-wear'] as const)
      expect(piece).toContain(texts[key]);
    const coin = show({ stones: [], promises: { exchange: false, hallmark: false } }, locale);
    for (const key of ['box-coin', 'box-invoice-coin', 'care-coin'] as const)
      expect(coin).toContain(texts[key]);
  });

  it.each(['en', 'hi'] as const)('has no certificate of diamonds where there are none (%s)', (locale) => {
    const text = show({ certificate: null, promises: { exchange: true, hallmark: true } }, locale);
    expect(text).not.toContain({ en, hi }[locale]['certificate']);
    expect(text).toContain('HUID');
    expect(text).toContain({ en: 'Country of originIndia', hi: 'मूल देशभारत' }[locale]);
  });

  it.each([
    ['en', 'Country of originItaly', 'Imported, packed and sold by'],
    ['hi', 'मूल देशइटली', 'आयातक, पैकर और विक्रेता'],
  ] as const)(
    'says where an imported piece comes from, and who imports it (%s)',
    (locale, origin, importer) => {
      const text = show({ origin: { country: 'IT', label: 'Italy', label_hi: 'इटली' } }, locale);
      expect(text).toContain(origin);
      expect(text).toContain(importer);
    },
  );

  it('has a hallmark of each karat, of which the sheet shows the chosen one', () => {
    show({ options: { ...aProduct().options, karats: [22, 18] } });
    const marks = [...document.querySelectorAll<SVGElement>('svg[data-mark]')];
    expect(marks.map((mark) => [mark.dataset['mark'], mark.getAttribute('aria-label')])).toEqual([
      ['22', expect.stringContaining('22K916')],
      ['18', expect.stringContaining('18K750')],
    ]);
    for (const mark of marks) expect(mark.textContent).toContain(`${mark.dataset['mark'] ?? ''}K`);
  });

  it.each([
    ['en', en],
    ['hi', hi],
  ] as const)('says of a choice under two grams that it has no hallmark (%s)', (locale, texts) => {
    show({ promises: { exchange: true, hallmark: true, hallmark_from_mg: 2_000 } }, locale);
    const told = (what: string): string =>
      Array.from(document.querySelectorAll(`[data-if="${what}"]`), (node) => node.textContent).join(' ');
    expect(told('unmarked')).toContain(texts.unmarked.replace('{{grams}}', '2'));
    expect(told('unmarked')).not.toContain('HUID');
    expect(told('marked')).toContain(texts['hallmark-huid']);
    expect(told('marked')).toContain(texts['box-invoice']);
  });

  it.each([
    ['en', 'Call 1800-111-2222', '9 am to 6 pm'],
    ['hi', '1800-111-2222', '9'],
  ] as const)('says by which number and when somebody answers (%s)', (locale, name, hours) => {
    const text = show({ contact: CONTACT }, locale);
    const link = screen.getByRole('link', { name: new RegExp(name), hidden: true });
    expect(link.getAttribute('href')).toBe('tel:1800-111-2222');
    expect(text).toContain(hours);
  });

  it.each([
    ['en', 'Write on WhatsApp', 'Grievance officerMeera Iyer, officer@shop.example'],
    ['hi', 'व्हाट्सऐप पर लिखें', 'मीरा अय्यर, officer@shop.example'],
  ] as const)('names WhatsApp and the officer of the settings (%s)', (locale, name, officer) => {
    const text = show({ contact: CONTACT }, locale);
    const link = screen.getByRole('link', { name, hidden: true });
    expect(link.getAttribute('href')).toBe('https://wa.me/911112223334');
    expect(text).toContain(officer);
    expect(text).toContain('care@shop.example');
  });

  it('names nobody where an answer of before names none', () => {
    expect(show({})).not.toMatch(/Grievance officer|Call /);
  });

  it.each([
    ['en', 'See it on a video call'],
    ['hi', 'वीडियो कॉल पर देखें'],
  ] as const)('leads to an appointment by video (%s)', (locale, name) => {
    show({}, locale);
    const link = screen.getByRole('link', { name, hidden: true });
    expect(link.getAttribute('href')).toMatch(/\/find-a-store\/appointment\/\?kind=video&design=1042$/);
  });

  it.each([
    [20_000_000, false],
    [20_000_100, true],
  ])(
    'tells before paying that a PAN is asked for above the limit (%s paise)',
    (special_price_paise, isTold) => {
      const text = show({ breakup: aBreakup({ special_price_paise }) });
      expect(text.includes('PANRequired by law')).toBe(isTold);
      expect(text.includes('orders above ₹2,00,000')).toBe(isTold);
    },
  );

  it('promises a coin neither hallmark nor HUID', () => {
    const text = show({ stones: [], promises: { exchange: false, hallmark: false } });
    expect(text).toContain('Coins are not hallmarked.');
    expect(text).not.toMatch(/HUID|jewellery box/);
  });
});
