import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import { ApiFailure } from '@suvarna/contracts/call';
import type { OwnReviewAnswer } from '@suvarna/contracts/reviews';
import { session } from '@suvarna/session';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aVisit, failure, fakeApi } from '../../catalogue.fixtures.ts';
import { inRemote } from '../../remote-context.fixtures.ts';
import { anOwnReview } from '../reviews.fixtures.ts';
import { Page } from './write.page.tsx';

const PATH = '/jewellery/rings/lotus-bloom-ring_product_1042/';
const answer = (data: unknown) => ({ status_code: 200, error: false as const, msg: '', message: '', data });
const show = () =>
  render(
    inRemote(
      <Page
        data={{ productId: 1042, productTitle: 'Lotus Bloom Ring', path: PATH }}
        route={aVisit(`${PATH}reviews/write/`, fakeApi({}))}
      />,
    ),
  );
const showOwn = (own: OwnReviewAnswer) => {
  get.mockResolvedValue(answer(own));
  return show();
};
const write = async (title = 'Worth it', text = 'It shines, and it fits.'): Promise<void> => {
  await userEvent.click(await screen.findByRole('radio', { name: '4 stars' }));
  await userEvent.type(screen.getByLabelText('Headline'), title);
  await userEvent.type(screen.getByRole('textbox', { name: 'Your review' }), text);
};
const send = (name = 'Send review') => userEvent.click(screen.getByRole('button', { name }));

let get: jest.SpiedFunction<typeof api.get>;
let post: jest.SpiedFunction<typeof api.post>;
beforeEach(() => {
  localStorage.setItem('__token__', 'a.b.c');
  get = jest.spyOn(api, 'get');
  post = jest.spyOn(api, 'post');
});
afterEach(() => {
  session.signOut();
  localStorage.clear();
  sessionStorage.clear();
  jest.restoreAllMocks();
});

describe('writing a review', () => {
  it('asks a guest to sign in, and comes back here', () => {
    localStorage.clear();
    show();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      `/sign-in/?next=${encodeURIComponent(`${PATH}reviews/write/`)}`,
    );
  });

  it('says what comes of it: at once after delivery, later without', async () => {
    const { unmount } = showOwn({ bought: true, review: null });
    expect(await screen.findByText(/marked “Verified purchase”/)).toBeTruthy();
    unmount();
    showOwn({ bought: false, review: null });
    expect(await screen.findByText(/we'll check it before we publish it/)).toBeTruthy();
  });

  it('wants stars, a headline and why, and begins with the first that is missing', async () => {
    showOwn({ bought: true, review: null });
    await screen.findByLabelText('Headline');
    await send();
    expect(screen.getByText('Please choose a rating')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '1 star' }));
    await userEvent.click(screen.getByRole('radio', { name: '2 stars' }));
    await send();
    expect(document.activeElement).toBe(screen.getByLabelText('Headline'));
    await userEvent.type(screen.getByLabelText('Headline'), 'Hm');
    await userEvent.type(screen.getByRole('textbox', { name: 'Your review' }), 'Short');
    await send();
    expect(screen.getByText('Please write at least 10 letters')).toBeTruthy();
    expect(post).not.toHaveBeenCalled();
  });

  it('sends it, and shows it as its author sees it', async () => {
    showOwn({ bought: false, review: null });
    await write();
    post.mockResolvedValue(answer(anOwnReview({ rating: 4, bought: false, state: 'waiting' })));
    await send();
    expect(await screen.findByText(/once we've checked it/)).toBeTruthy();
    expect(screen.getByText('Being checked')).toBeTruthy();
    expect(post.mock.calls[0]?.[1]).toEqual({
      product_id: 1042,
      rating: 4,
      title: 'Worth it',
      text: 'It shines, and it fits.',
      version: 0,
      photos: [],
      kept_photos: [],
    });
    expect(post.mock.calls[0]?.[2]?.idempotencyKey).toBeDefined();
  });

  it('loses nothing when it fails, when another window was first, or when the tab is loaded anew', async () => {
    const { unmount } = showOwn({ bought: true, review: null });
    await write();
    post.mockRejectedValueOnce(failure(503, 'SERVICE.UNAVAILABLE'));
    await send();
    expect((await screen.findByRole('alert')).textContent).toContain("It's still here");
    const other = anOwnReview({ title: 'From elsewhere', version: 7 });
    post.mockRejectedValueOnce(
      new ApiFailure('changed', { status: 409, code: 'REVIEW.CHANGED', body: answer(other) }),
    );
    await send();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('From elsewhere'));
    unmount();
    showOwn({ bought: true, review: other });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    expect(screen.getByLabelText<HTMLInputElement>('Headline').value).toBe('Worth it');
    post.mockResolvedValueOnce(answer(anOwnReview({ version: 8 })));
    await send('Update review');
    await waitFor(() => expect(post.mock.lastCall?.[1]).toMatchObject({ title: 'Worth it', version: 7 }));
    expect(sessionStorage).toHaveLength(0);
  });

  it('keeps photos of before unless they are removed, and shows none before the review is', async () => {
    const photos = ['a', 'b'].map((id) => ({ photo_id: id, width: 400, height: 300 }));
    showOwn({ bought: true, review: anOwnReview({ state: 'waiting', photos }) });
    expect(await screen.findByText('With 2 photos, shown once your review is published.')).toBeTruthy();
    expect(document.querySelector('article img')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    expect(document.activeElement).toBe(screen.getByRole('form', { name: 'Write a review' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove photo 1' }));
    expect(document.activeElement).toBe(document.getElementById('photos'));
    post.mockRejectedValueOnce(failure(400, 'REVIEW.PHOTO_INVALID'));
    await send('Update review');
    expect((await screen.findByRole('alert')).textContent).toContain("couldn't use one of the photos");
    expect(post.mock.lastCall?.[1]).toMatchObject({ photos: [], kept_photos: ['b'] });
    post.mockRejectedValueOnce(failure(400, 'REVIEW.PHOTO_TOO_LARGE'));
    await send('Update review');
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain('more than 25 million pixels'),
    );
  });

  it('says why one is not shown, and deletes it when asked twice', async () => {
    showOwn({ bought: true, review: anOwnReview({ state: 'refused', reason: 'It names somebody.' }) });
    expect(await screen.findByText('Not published: It names somebody.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    post.mockResolvedValueOnce(answer({ review_id: 'x' }));
    const [, inSheet] = screen.getAllByRole('button', { name: 'Delete' });
    await userEvent.click(inSheet as HTMLElement);
    expect(document.activeElement).toBe(await screen.findByText('Your review has been deleted.'));
    expect(screen.getByLabelText<HTMLInputElement>('Headline').value).toBe('');
  });
});
