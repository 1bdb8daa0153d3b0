import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { HOSTILE_TEXTS } from '@suvarna/testing/hostile-texts';
import { api } from '@suvarna/api-client';
import type { Locale } from '@suvarna/contracts/locale';
import { session } from '@suvarna/session';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { aVisit, failure, fakeApi } from '../catalogue.fixtures.ts';
import { inRemote } from '../remote-context.fixtures.ts';
import { askedIn, toReviewsView } from './reviews.model.ts';
import { aReview, someReviews } from './reviews.fixtures.ts';
import { head, Page } from './reviews.page.tsx';

const PATH = '/jewellery/rings/lotus-bloom-ring_product_1042/';
const page = (query = '', found = someReviews(), locale: Locale = 'en') => {
  const data = toReviewsView(found, locale, askedIn(new URLSearchParams(query)));
  return { data, element: inRemote(<Page data={data} route={aVisit(PATH, fakeApi({}))} />, locale) };
};
const show = (...asked: Parameters<typeof page>) => render(page(...asked).element);
const linkTo = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const answer = (data: unknown) => ({ status_code: 200, error: false as const, msg: '', message: '', data });
const signIn = (): void => localStorage.setItem('__token__', 'a.b.c');

let post: jest.SpiedFunction<typeof api.post>;
beforeEach(() => {
  post = jest.spyOn(api, 'post');
});
afterEach(() => {
  session.signOut();
  localStorage.clear();
  jest.restoreAllMocks();
});

describe('the page of reviews', () => {
  it('shows what they come to, and each as it was written', () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Reviews of Lotus Bloom Ring' })).toBeTruthy();
    expect(screen.getByRole('img', { name: '4.5 of 5 stars' })).toBeTruthy();
    const [first, second] = screen.getAllByRole('article');
    if (!first || !second) throw new Error('two reviews were asked for');
    expect(first.textContent).toContain('Meera R. · 21 Nov 2026');
    expect(within(first).getByText('Verified purchase')).toBeTruthy();
    expect(within(second).queryByText('Verified purchase')).toBeNull();
    expect(within(second).getByText('बहुत सुंदर').getAttribute('lang')).toBe('hi');
    expect(second.textContent).toContain('Reply from Suvarna, 22 Nov 2026Thank you.');
  });

  it('shows photos with a name, and opens each by itself', () => {
    const photos = [{ photo_id: 'a', width: 400, height: 300 }];
    show('', someReviews({ results: [aReview({ photos })] }));
    const photo = screen.getByRole('img', { name: 'Photo 1 from Meera R.' });
    const src = '/api/customer_reviews_ratings/reviews/photo/?photo_id=a';
    expect([photo.getAttribute('src'), photo.closest('a')?.getAttribute('href')]).toEqual([src, src]);
  });

  it('leads from each bar to its reviews, and from the one on show back to all', () => {
    show('sort=latest&rating=4&bought=true');
    expect(linkTo(/^5 stars\s*: 1 review$/)).toBe(`${PATH}reviews/?sort=latest&rating=5&bought=true`);
    expect(linkTo(/^4 stars\s*: 1 review$/)).toBe(`${PATH}reviews/?sort=latest&bought=true`);
    expect(linkTo('Remove filter: Verified purchase')).toBe(`${PATH}reviews/?sort=latest&rating=4`);
    expect(linkTo('In Hindi')).toBe(`${PATH}reviews/?sort=latest&rating=4&bought=true&language=hi`);
    expect(linkTo('Highest rated')).toBe(`${PATH}reviews/?sort=highest&rating=4&bought=true`);
    expect(linkTo('Show all reviews')).toBe(`${PATH}reviews/?sort=latest`);
  });

  it('has pages, and keeps what is asked for on them', () => {
    show('language=hi&page=2', someReviews({ page: 2, count: 25 }));
    expect(linkTo('Next')).toBe(`${PATH}reviews/?language=hi&page=3`);
    expect(linkTo('Previous')).toBe(`${PATH}reviews/?language=hi`);
  });

  it('tells crawlers of the whole list, and of no narrowed one', () => {
    const headOf = (query: string) =>
      head(
        page(query, someReviews({ count: 25 })).data,
        { origin: 'https://shop.example', base: '', locale: 'en' } as never,
        (key) => key,
      );
    expect(headOf('page=2')).toMatchObject({ canonical: `${PATH}reviews/?page=2` });
    expect(headOf('page=2').noindex).toBeUndefined();
    expect(headOf('rating=1')).toMatchObject({ canonical: `${PATH}reviews/`, noindex: true });
  });

  it('invites to write where nobody did', () => {
    show(
      '',
      someReviews({
        summary: { count: 0, average_tenths: 0, stars: [0, 0, 0, 0, 0] },
        results: [],
        count: 0,
      }),
    );
    expect(screen.getByText('No reviews yet')).toBeTruthy();
    expect(linkTo('Write a review')).toBe(`${PATH}reviews/write/`);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it.each([
    ['rating=7&sort=worst&page=-3&language=fr&bought=yes'],
    ['page=1.5'],
    ['rating=4.5'],
    ['page=99999999'],
  ])('takes nothing from an address that means nothing: %s', (query) =>
    expect(askedIn(new URLSearchParams(query))).toEqual({ sort: 'helpful', page: 1 }),
  );

  it.each(HOSTILE_TEXTS)('shows %j as text and never as anything else', (text) => {
    const hostile = aReview({ title: text, body: text, author: text, reply: text });
    const found = someReviews({ results: [hostile] });
    const { container } = show('', found);
    const markup = renderToString(page('', found).element);
    const drawn = document.createElement('div');
    drawn.innerHTML = markup;
    for (const place of [container, drawn]) {
      expect(
        place.querySelector('script, iframe, style, base, [onload], [onerror], [srcdoc], animate'),
      ).toBeNull();
      expect([...place.querySelectorAll('a')].filter(({ protocol }) => protocol === 'javascript:')).toEqual(
        [],
      );
      expect(place.querySelectorAll('form, input')).toHaveLength(0);
      expect(place.querySelector('article h3')?.textContent).toBe(text);
      expect(place.querySelector('article [dir="auto"] + p + [dir="auto"]')?.textContent).toBe(text);
    }
    expect('__ran' in globalThis).toBe(false);
  });
});

describe('what a reader says about a review', () => {
  const first = () => within(screen.getAllByRole('article')[0] as HTMLElement);

  it('asks a guest to sign in, and leads back to what was read', async () => {
    show('sort=latest');
    await userEvent.click(first().getByRole('button', { name: 'Helpful · 2' }));
    expect(linkTo('Please sign in first')).toBe(
      `/sign-in/?next=${encodeURIComponent(`${PATH}reviews/?sort=latest`)}`,
    );
    expect(post).not.toHaveBeenCalled();
  });

  it('counts that it helped, and takes it back', async () => {
    signIn();
    show();
    post.mockResolvedValueOnce(answer({ review_id: 'x', helpful: 3 }));
    await userEvent.click(first().getByRole('button', { name: 'Helpful · 2' }));
    const pressed = await first().findByRole('button', { name: 'Helpful · 3', pressed: true });
    post.mockResolvedValueOnce(answer({ review_id: 'x', helpful: 2 }));
    await userEvent.click(pressed);
    await first().findByRole('button', { name: 'Helpful · 2', pressed: false });
    expect(post.mock.calls.map(([, body]) => (body as { helpful: boolean }).helpful)).toEqual([true, false]);
  });

  it.each([
    ['REVIEW.OWN', 'This is your own review.'],
    ['REVIEW.NOT_FOUND', 'This review is no longer available.'],
    ['SERVICE.UNAVAILABLE', "That didn't work. Please try again."],
  ])('says when it was refused: %s', async (code, text) => {
    signIn();
    show();
    post.mockRejectedValue(failure(409, code));
    await userEvent.click(first().getByRole('button', { name: 'Helpful · 2' }));
    await waitFor(() => expect(first().getByRole('status').textContent).toBe(text));
  });

  it('reports with a reason, and says that it was', async () => {
    signIn();
    show();
    await userEvent.click(first().getByRole('button', { name: 'Report' }));
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(sheet.getByRole('button', { name: 'Send report' }));
    expect(sheet.getByRole('alert').textContent).toBe('Please choose a reason');
    await userEvent.click(sheet.getByRole('radio', { name: 'It is advertising' }));
    post.mockResolvedValueOnce(answer({ review_id: 'x' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Send report' }));
    const thanks = await sheet.findByText("Thank you. We'll look into it.");
    expect(document.activeElement).toBe(thanks);
    await userEvent.click(sheet.getAllByRole('button', { name: 'Close' })[1] as HTMLElement);
    expect(document.activeElement).toBe(first().getByText('You reported this review.'));
    expect(post.mock.calls[0]?.[1]).toMatchObject({ reason: 'advertising' });
  });
});
