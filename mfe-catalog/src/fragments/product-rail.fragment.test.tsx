import { describe, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import { render, screen, waitFor } from '@testing-library/react';
import { aCard, aListing, failure } from '../catalogue.fixtures.ts';
import { inRemote } from '../remote-context.fixtures.ts';
import { Fragment } from './product-rail.fragment.tsx';

const answer = (data: unknown) => ({ status_code: 200, error: false as const, msg: '', message: '', data });
const show = () => render(inRemote(<Fragment path="/jewellery/rings/" title="Rings for you" />, 'hi'));

describe('fragment product-rail', () => {
  it('shows the first designs of the listing it is given, in the language of the page', async () => {
    const get = jest
      .spyOn(api, 'get')
      .mockResolvedValue(answer(aListing({ results: [aCard({ title_hi: 'कमल अंगूठी' })] })));
    show();
    expect(screen.getByRole('heading', { name: 'Rings for you' })).toBeTruthy();
    const link = await screen.findByRole('link', { name: 'कमल अंगूठी' });
    expect(link.getAttribute('href')).toBe('/hi/jewellery/rings/lotus-bloom-ring_product_1042/');
    expect(get.mock.calls.map(([path, options]) => [path, options?.query])).toEqual([
      ['product/listing/', { path: '/jewellery/rings/', page_size: 8 }],
    ]);
  });

  it('goes away when there is nothing to show', async () => {
    jest.spyOn(api, 'get').mockRejectedValue(failure(503, 'SERVICE.UNAVAILABLE'));
    const { container } = show();
    await waitFor(() => expect(container.innerHTML).toBe(''));
  });

  it('asks no longer once it is taken away', () => {
    const get = jest.spyOn(api, 'get').mockReturnValue(new Promise(() => undefined));
    show().unmount();
    expect(get.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  });
});
