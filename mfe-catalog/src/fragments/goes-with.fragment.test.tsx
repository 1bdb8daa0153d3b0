import { describe, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import { render, screen, waitFor } from '@testing-library/react';
import { aCard } from '../catalogue.fixtures.ts';
import { inRemote } from '../remote-context.fixtures.ts';
import { Fragment } from './goes-with.fragment.tsx';

const answer = (data: unknown) => ({ status_code: 200, error: false as const, msg: '', message: '', data });
const results = [1, 2, 3, 4, 5, 7].map((id) =>
  aCard({ product_id: id, product_title: `Design ${String(id)}` }),
);
const relate = (groups: unknown) => jest.spyOn(api, 'post').mockResolvedValue(answer({ results, groups }));
const show = () => render(inRemote(<Fragment productId={7} title="Pairs well with" />, 'hi'));

describe('fragment goes-with', () => {
  it('shows three designs that go with one, each once, in the language of the page', async () => {
    const post = relate([
      { reason: 'set', product_ids: [1, 7] },
      { reason: 'bought', product_ids: [1, 2, 3, 4] },
      { reason: 'popular', product_ids: [5] },
    ]);
    show();
    expect(await screen.findByRole('heading', { name: 'Pairs well with' })).toBeTruthy();
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.querySelector('span')?.textContent)).not.toContain('Design 5');
    expect(links).toHaveLength(3);
    for (const link of links) expect(link.getAttribute('href')).toMatch(/^\/hi\//);
    expect(post.mock.calls[0]).toContainEqual({ product_id: 7 });
  });

  it('is not there where only what is like it, or what all take, is known', async () => {
    const post = relate([{ reason: 'similar', product_ids: [1, 2] }]);
    const { container } = show();
    await waitFor(() => expect(post).toHaveBeenCalled());
    expect(container.innerHTML).toBe('');
  });
});
