import { expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import { render, screen } from '@testing-library/react';
import { inRemote } from '../../remote-context.fixtures.ts';
import { ProductReviews } from './product-reviews.tsx';
import { someReviews } from '../reviews.fixtures.ts';

/** Everything is near. */
class NearObserver {
  readonly #callback: IntersectionObserverCallback;
  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
  }
  observe(target: Element): void {
    const entry = { isIntersecting: true, target } as unknown as IntersectionObserverEntry;
    this.#callback([entry], this as unknown as IntersectionObserver);
  }
  disconnect(): void {}
}

it('says what the page says beside the name, whatever was written since', async () => {
  Object.assign(globalThis, { IntersectionObserver: NearObserver });
  const { summary } = someReviews();
  const newer = someReviews({ summary: { count: 3, average_tenths: 33, stars: [1, 0, 0, 1, 1] }, count: 3 });
  jest
    .spyOn(api, 'get')
    .mockResolvedValue({ status_code: 200, error: false, msg: '', message: '', data: newer });
  render(inRemote(<ProductReviews productId={1042} path={newer.url} summary={summary} />));
  expect(await screen.findByText('4.5')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Read all 2 reviews' })).toBeTruthy();
  expect(screen.queryByText('3.3')).toBeNull();
});
