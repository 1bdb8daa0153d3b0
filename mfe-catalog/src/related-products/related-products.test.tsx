import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import { recentlyViewedStore } from '@suvarna/stores';
import { render, screen, waitFor } from '@testing-library/react';
import { aCard } from '../catalogue.fixtures.ts';
import { inRemote } from '../remote-context.fixtures.ts';
import { RailsPart } from './rails-part.tsx';
import en from '../locales/en/related-products.json' with { type: 'json' };

const answer = (data: unknown) => ({ status_code: 200, error: false as const, msg: '', message: '', data });
const card = (id: number, title: string) => aCard({ product_id: id, product_title: title });
let post: jest.SpiedFunction<typeof api.post>;

beforeEach(() => {
  recentlyViewedStore.getState().forget();
  post = jest.spyOn(api, 'post');
  jest.spyOn(api, 'get').mockResolvedValue(answer({ results: [card(9, 'Leaf Ring')] }));
});

describe('the end of a product page', () => {
  it('shows what goes with the design by reason, and says what the reason is', async () => {
    const results = [card(1, 'Lotus Studs'), card(2, 'Lotus Bangle'), card(3, 'Star Ring')];
    const groups = [
      { reason: 'bought', product_ids: [1] },
      { reason: 'viewed', product_ids: [2] },
      { reason: 'similar', product_ids: [3] },
    ];
    post.mockResolvedValue(answer({ results, groups }));
    render(inRemote(<RailsPart current={7} />));
    const bought = await screen.findByRole('region', { name: en.bought });
    expect(bought.textContent).toContain('Lotus Studs');
    expect(screen.getByText(en['bought-why'])).toBeTruthy();
    expect(screen.getByRole('region', { name: en.viewed }).textContent).toContain('Lotus Bangle');
    // The page has a rail of these already.
    expect(screen.queryByText('Star Ring')).toBeNull();
    expect(post.mock.calls[0]).toContainEqual({ product_id: 7 });
  });

  it('shows what was looked at before, and the way to all of it', async () => {
    post.mockResolvedValue(answer({ results: [] }));
    for (const id of [9, 7]) recentlyViewedStore.getState().see(id);
    render(inRemote(<RailsPart current={7} />));
    expect(await screen.findByText('Leaf Ring')).toBeTruthy();
    expect(screen.getByRole('link', { name: en['recent-all'] }).getAttribute('href')).toBe(
      '/recently-viewed/',
    );
  });

  it('is not there when nothing of it can be had', async () => {
    post.mockRejectedValue(new Error('away'));
    const { container } = render(inRemote(<RailsPart current={7} />));
    await waitFor(() => expect(post).toHaveBeenCalled());
    expect(container.textContent).toBe('');
  });
});
