import { describe, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import type { GoldRates } from '@suvarna/contracts/catalogue';
import { bus } from '@suvarna/event-bus';
import { formatFullDay } from '@suvarna/i18n/day';
import { HOSTILE_TEXTS } from '@suvarna/testing/hostile-texts';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { inRemote } from '../remote-context.fixtures.ts';
import { Page } from './article.page.tsx';
import { head as faqsHead, Page as FaqsPage } from './faqs.page.tsx';
import { policyPath, toArticleView } from './article.model.ts';
import { toBlogView, toPostView } from './blog.model.ts';
import { Page as BlogPage } from './blog.page.tsx';
import { head as postHead, Page as PostPage } from './post.page.tsx';
import { aBlog, aDocument, aPost, goldRates } from './content.fixtures.ts';
import { RATES_OF_SPAN, toGoldRateView } from './gold-rate.model.ts';
import { Page as GoldRatePage } from './gold-rate.page.tsx';

const view = toArticleView(aDocument('help', 'help'), { path: '/help/' });

describe('what people wrote', () => {
  it('is drawn part by part, with amounts as prices and counts as people count', () => {
    const { container } = render(inRemote(<Page data={view} route={{} as never} />));
    const main = within(container);
    expect(container.textContent).toContain('Up to ₹49,999.');
    expect(main.getByRole('heading', { level: 2, name: 'Above ₹2,00,000' })).toBeTruthy();
    expect(main.getByRole('heading', { level: 3, name: 'Small' })).toBeTruthy();
    expect(container.textContent).toContain('In 17,432 places, all');
    expect(main.getByText('all').tagName).toBe('STRONG');
    expect(main.getByRole('link', { name: 'of them' }).getAttribute('href')).toBe('/policy/shipping/');
    expect(main.getByRole('link', { name: 'Mail' }).getAttribute('href')).toBe('mailto:a@b.example');
    expect(main.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['one', '£512', 'first', 'second']),
    );
    expect(main.getByRole('columnheader', { name: 'Karat' })).toBeTruthy();
    expect(main.getByRole('cell', { name: '916' })).toBeTruthy();
    expect(container.querySelector('blockquote')?.textContent).toBe('Said once.');
    expect(container.querySelector('form')).toBeNull();
  });

  it('shows pictures in their own size when they are reached, each of a design as the way there', () => {
    render(inRemote(<PostPage data={toPostView(aPost)} route={{} as never} />));
    const [bowl, ring] = ['A bowl', 'A ring'].map((name) => screen.getByRole('img', { name }));
    const shown = (picture: HTMLElement | undefined) =>
      ['width', 'height', 'loading', 'src'].map((name) => picture?.getAttribute(name));
    expect(shown(bowl)).toEqual([
      '60',
      '40',
      'lazy',
      '/api/content/picture/?name=60x40-0123456789abcdef0123456789abcdef',
    ]);
    expect(shown(ring)).toEqual(['515', '515', 'lazy', '/media/designs/1/hero-rose-515-key']);
    expect(ring?.getAttribute('srcset')).toContain('/media/designs/1/hero-rose-1024-key 1024w');
    expect(screen.getByRole('link', { name: 'A ring' }).getAttribute('href')).toBe(
      '/jewellery/rings/ring_product_1/',
    );
    expect(bowl?.closest('a')).toBeNull();
    const { structuredData = [], openGraph } = postHead(
      toPostView(aPost),
      { locale: 'en', origin: 'https://shop.example', base: '' } as never,
      String,
    );
    expect(JSON.stringify(structuredData[1])).toContain(
      '"image":["https://shop.example/api/content/picture/?name=60x40-0123456789abcdef0123456789abcdef","https://shop.example/media/designs/1/hero-rose-',
    );
    expect(openGraph).toMatchObject({ imageAlt: 'A bowl' });
  });

  it('shows the picture of an article where the article is named', () => {
    const picture = { src: '/media/designs/1/hero-rose-{w}-key', alt: 'A ring', width: 515, height: 515 };
    const [first, ...rest] = aBlog.results;
    if (first === undefined) throw new Error('no article');
    const data = toBlogView({ ...aBlog, results: [{ ...first, picture }, ...rest] });
    render(inRemote(<BlogPage data={data} route={{} as never} />));
    const [pictured, plain] = screen.getAllByRole('article');
    expect(within(pictured as HTMLElement).getByRole('img', { name: 'A ring' })).toBeTruthy();
    expect(within(plain as HTMLElement).queryByRole('img')).toBeNull();
  });

  it.each(HOSTILE_TEXTS)('shows %j as text and never as anything else', (hostile) => {
    const text = [{ text: hostile }];
    const picture = { src: '/api/content/picture/?name=x', alt: hostile, width: 6, height: 4 };
    const document = aDocument('help', 'help', {
      title: hostile,
      lead: text,
      sections: [
        {
          title: text,
          blocks: [
            { kind: 'list', items: [text] },
            { kind: 'quote', runs: [{ text: hostile, strong: true, em: true }] },
            { kind: 'table', rows: [[text], [text]] },
            { kind: 'picture', picture },
          ],
        },
      ],
    });
    const { container } = render(
      inRemote(<Page data={toArticleView(document, { path: '/help/' })} route={{} as never} />),
    );
    expect(container.querySelectorAll('script, style, iframe, svg, form, base')).toHaveLength(0);
    expect([...container.querySelectorAll('img')].map((img) => [img.getAttribute('src'), img.alt])).toEqual([
      [picture.src, hostile],
    ]);
    expect(container.querySelector('h1')?.textContent).toBe(hostile);
    expect(container.querySelector('blockquote')?.textContent).toBe(hostile);
  });

  it('answers questions, to machines too', () => {
    const faqs = toArticleView(aDocument('faqs', 'faq'), { path: '/faqs/' });
    render(inRemote(<FaqsPage data={faqs} route={{} as never} />));
    expect(screen.getByText('Above ₹2,00,000')).toBeTruthy();
    const { structuredData = [] } = faqsHead(
      faqs,
      { locale: 'en', origin: 'https://shop.example', base: '' } as never,
      String,
    );
    expect(JSON.stringify(structuredData)).toContain('In 17,432 places, all of them one £512');
  });

  it('leads from each policy to the others', () => {
    const policy = toArticleView(aDocument('shipping', 'policy', { title: 'Shipping' }), {
      path: '/policy/shipping/',
      siblings: ['returns', 'shipping'].map((slug) => ({ title: slug, path: policyPath(slug) })),
    });
    render(inRemote(<Page data={policy} route={{} as never} />));
    const others = within(screen.getByRole('navigation', { name: 'Our promises' })).getAllByRole('link');
    expect(others.map((link) => link.getAttribute('href'))).toEqual([
      '/policy/returns/',
      '/policy/shipping/',
    ]);
    expect(others.find((link) => link.getAttribute('aria-current'))?.textContent).toBe('shipping');
  });

  it('takes words before the first question for none, and a question nobody answered for nothing to machines', () => {
    const ask = (title: string) => ({ title: [{ text: title }], blocks: [] });
    const [before = ask(''), answered = ask('')] = aDocument('faqs', 'faq').sections;
    const of = (sections: (typeof before)[]) =>
      toArticleView(aDocument('faqs', 'faq', { sections }), { path: '/faqs/' });
    const route = { locale: 'en', origin: 'https://shop.example', base: '' } as never;
    const faqs = of([before, ask('Twice?'), answered, ask('Twice?')]);
    const { container } = render(inRemote(<FaqsPage data={faqs} route={route} />));
    expect(screen.getByText('At first.').closest('details')).toBeNull();
    expect([...container.querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual([
      'Twice?',
      'Above ₹2,00,000',
      'Twice?',
    ]);
    expect(faqsHead(faqs, route, String).structuredData?.[1]).toMatchObject({
      mainEntity: [{ name: 'Above ₹2,00,000' }],
    });
    expect(faqsHead(of([before]), route, String).structuredData).toHaveLength(1);
  });

  it('says of an article what it is, to people and to machines', () => {
    const post = toPostView(aPost);
    render(inRemote(<PostPage data={post} route={{} as never} />));
    expect(screen.getAllByText('1 Nov 2026')).toHaveLength(2);
    expect(screen.getByText('Updated on 20 Nov 2026')).toBeTruthy();
    const { structuredData = [], title } = postHead(
      post,
      { locale: 'hi', origin: 'https://shop.example', base: '/hi' } as never,
      String,
    );
    expect(title).toBe('A text | सुवर्ण');
    expect(structuredData[1]).toMatchObject({
      '@type': 'BlogPosting',
      url: 'https://shop.example/hi/blog/karats/',
      datePublished: '2026-11-01T00:00:00.000Z',
      inLanguage: 'hi',
    });
  });

  it.each(['none', 'GR-1', '<script>', 'XX-9XK2M4T7QR'])('takes %s for no ticket', (sent) => {
    const { enquiry } = toArticleView(aDocument('contact-us', 'contact'), { path: '/contact-us/', sent });
    expect(enquiry).toEqual({ kind: 'contact', ticket: '' });
  });
});

describe('a form to the store', () => {
  const contact = toArticleView(aDocument('grievance', 'policy'), { path: '/policy/grievance/' });
  const fill = async (label: string, text: string) =>
    userEvent.type(screen.getByRole('textbox', { name: label }), text);

  it('says what is missing, sends once what is written, and shows the ticket', async () => {
    const post = jest.spyOn(api, 'post').mockResolvedValue({
      status_code: 200,
      error: false,
      msg: '',
      message: '',
      data: {
        ticket: 'GR-9XK2M4T7QR',
        kind: 'grievance',
        acknowledged_by: '',
        answered_by: '2026-12-26T06:00:00.000Z',
      },
    });
    render(inRemote(<Page data={contact} route={{} as never} />));
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(post).not.toHaveBeenCalled();
    expect(screen.getByText('Please enter your name')).toBeTruthy();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Full name' })),
    );
    await fill('Full name', 'Meera Rao');
    await fill('Email', 'meera@example.in');
    await fill('Your message', 'My ring did not arrive.');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.getByText(/GR-9XK2M4T7QR/)).toBeTruthy());
    expect(screen.getByText("We'll reply by 26 Dec 2026.")).toBeTruthy();
    expect(post).toHaveBeenCalledTimes(1);
    expect(post.mock.calls[0]?.[0]).toBe('content/grievance/create/');
    jest.restoreAllMocks();
  });

  it('keeps what was written when it could not be sent', async () => {
    jest.spyOn(api, 'post').mockRejectedValue(new Error('away'));
    render(inRemote(<Page data={contact} route={{} as never} />));
    await fill('Full name', 'Meera Rao');
    await fill('Email', 'meera@example.in');
    await fill('Your message', 'My ring did not arrive.');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('still here'));
    expect(screen.getByRole('textbox', { name: 'Your message' })).toHaveProperty(
      'value',
      'My ring did not arrive.',
    );
    jest.restoreAllMocks();
  });
});

describe('gold rate of the day', () => {
  const view = toGoldRateView(goldRates, { locale: 'en', karat: '22', span: 'month' });

  it('is told per gram and ten grams of each karat, with the days before', () => {
    render(inRemote(<GoldRatePage data={view} route={{} as never} />));
    expect(screen.getByRole('row', { name: '22 karat ₹10,992 ₹1,09,920 −₹458' })).toBeTruthy();
    expect(
      screen.getByText(
        '22 karat per gram: ₹11,450 on 18 Nov, ₹10,992 on 20 Nov. Lowest ₹10,992 on 20 Nov, highest ₹11,450 on 19 Nov.',
      ),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'One year' }).getAttribute('href')).toBe(
      '/gold-rate/?karat=22&span=year',
    );
    expect(view.history.map(({ day, change, direction }) => [day, change, direction])).toEqual([
      ['20 Nov 2026', '−₹458', 'down'],
      ['19 Nov 2026', '₹0', 'same'],
      ['18 Nov 2026', '', 'same'],
    ]);
  });

  it('of the grades that are hallmarked and not published follows their fineness', () => {
    expect(view.rates.map(({ karat, perGram }) => [karat, perGram])).toEqual([
      [24, '₹12,000'],
      [23, '₹11,508'],
      [22, '₹10,992'],
      [20, '₹10,006'],
      [18, '₹9,000'],
      [14, '₹7,020'],
      [9, '₹4,505'],
    ]);
  });

  it.each(['synthetic', '', 'simulator 2026-11-26T03:00:00Z'])(
    'names no source that is none of the market: %j',
    (source) => {
      const [newest, ...older] = goldRates.history;
      if (!newest) throw new Error('no history');
      const view = toGoldRateView(
        { ...goldRates, history: [{ ...newest, source }, ...older] },
        { locale: 'en', karat: '22', span: 'month' },
      );
      render(inRemote(<GoldRatePage data={view} route={{} as never} />));
      expect(screen.getByText(/^Published .* \(India\)\.$/)).toBeTruthy();
      expect(document.body.textContent).not.toMatch(/sample|Source/);
    },
  );

  it('says since which day the rate moved, after a gap too', () => {
    const [newest, , oldest] = goldRates.history;
    if (!newest || !oldest) throw new Error('no history');
    const gap = { ...goldRates, history: [newest, { ...oldest, day: '2026-11-14' }] };
    const at = { locale: 'en', karat: '22', span: 'month' } as const;
    render(inRemote(<GoldRatePage data={toGoldRateView(gap, at)} route={{} as never} />));
    expect(screen.getByRole('columnheader', { name: 'Since 14 Nov' })).toBeTruthy();
    cleanup();
    const first = { ...goldRates, history: [newest] };
    render(inRemote(<GoldRatePage data={toGoldRateView(first, at)} route={{} as never} />));
    expect(screen.getByRole('columnheader', { name: 'Change' })).toBeTruthy();
  });

  it.each([
    ['2026-11-20', 'month', '2026-10-20'],
    ['2026-03-31', 'month', '2026-02-28'],
    ['2026-01-15', 'month', '2025-12-15'],
    ['2028-02-29', 'year', '2027-02-28'],
  ] as const)('looks back from %s a %s to %s, by the calendar', (day, span, first) => {
    const dayBefore = (days: number): string =>
      new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
    const rate = goldRates.paise_per_gram;
    // A rate every day, Sundays too.
    const daily = Array.from({ length: 400 }, (_, at) => ({ day: dayBefore(at), paise_per_gram: rate }));
    const daysOf = (history: GoldRates['history']): readonly string[] =>
      toGoldRateView({ ...goldRates, day, history }, { locale: 'en', karat: '22', span }).history.map(
        ({ day: shown }) => shown,
      );
    expect(daysOf(daily).at(-1)).toBe(formatFullDay(first, 'en'));
    // With gaps there are fewer of them, and not older ones.
    const weekly = daily.filter((_, at) => at % 7 === 0);
    expect(daysOf(weekly).length).toBeLessThan(daysOf(daily).length / 6);
    expect(daysOf(daily.slice(0, RATES_OF_SPAN[span] - 1))).toEqual(daysOf(daily));
  });

  it('reads itself anew when another rate is noticed, and whoever was at a link stays there', async () => {
    const newer: GoldRates = {
      ...goldRates,
      rate_version: 42,
      paise_per_gram: { ...goldRates.paise_per_gram, 22: 12_000_00 },
    };
    const get = jest
      .spyOn(api, 'get')
      .mockRejectedValueOnce(new Error('away'))
      .mockResolvedValue({ status_code: 200, error: false, msg: '', message: '', data: newer });
    const toast = jest.fn();
    const stop = bus.on('toast.message.requested', toast);
    render(
      <main id="main">
        {inRemote(
          <GoldRatePage
            data={view}
            route={{ locale: 'en', query: new URLSearchParams('karat=22&span=month') } as never}
          />,
        )}
      </main>,
    );
    const notice = (version: number) => act(async () => bus.emit('pricing.rate.noticed', { version }));
    await notice(41);
    expect(get).not.toHaveBeenCalled();
    screen.getByRole('link', { name: 'One year' }).focus();
    await notice(42);
    await waitFor(() => expect(get).toHaveBeenCalledTimes(1));
    await waitFor(async () => {
      await notice(42);
      expect(screen.getByRole('row', { name: /^22 karat ₹12,000 / })).toBeTruthy();
    });
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'One year' }));
    const lead = screen.getByText(/^Updated on /).textContent;
    expect(lead).toContain(/^Gold rate today, (.*) \|/.exec(document.title)?.[1] ?? 'no day in the title');
    expect(toast).toHaveBeenCalledTimes(1);
    stop();
    jest.restoreAllMocks();
  });
});
