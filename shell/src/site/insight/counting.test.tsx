import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { createEventBus } from '@suvarna/event-bus';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { keepCounting } from './counting.ts';

const stop = jest.fn();
const start = jest.fn((_page: object) => ({ stop, flush: () => undefined }));
const said = (): string | undefined => /analytics_consent=(\w+)/.exec(document.cookie)?.[1];
const home = { remote: 'catalog', routeId: 'home' };

beforeEach(() => {
  document.body.innerHTML = '<a href="/policy/privacy/" data-privacy-choices>Privacy choices</a>';
  document.cookie = 'analytics_consent=; max-age=0; path=/';
  jest.clearAllMocks();
});
afterEach(() => {
  document.body.innerHTML = '';
});

function set(country: 'INR' | 'GBP') {
  const bus = createEventBus({ badPayload: 'throw', report: () => undefined });
  const toasts: string[] = [];
  bus.on('toast.message.requested', ({ text }) => toasts.push(text));
  keepCounting({
    bus,
    locale: 'en',
    country,
    page: home,
    start,
    report: (error) => {
      throw error;
    },
  });
  return { bus, toasts };
}
const openChoices = () => userEvent.click(screen.getByRole('link', { name: 'Privacy choices' }));
const answer = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('a change of mind is taken at once, either way, at the page that is on screen', async () => {
  const { bus, toasts } = set('INR');
  expect(start.mock.calls).toEqual([[home]]);
  await openChoices();
  const bar = await screen.findByRole('complementary', { name: 'Your privacy' });
  expect(bar.textContent).toContain('Your visits are currently counted.');
  expect(document.activeElement).toBe(bar);
  await answer('No, thanks');
  expect([said(), stop.mock.calls.length, screen.queryByRole('complementary')]).toEqual(['no', 1, null]);
  expect(document.activeElement?.textContent).toBe('Privacy choices');

  bus.emit('navigation.page.shown', { path: '/x/', remote: 'catalog', routeId: 'listing', title: 'Rings' });
  await openChoices();
  expect((await screen.findByRole('complementary')).textContent).toContain(
    'Your visits are currently not counted.',
  );
  await answer('Yes, count');
  expect([said(), start.mock.lastCall?.[0]]).toEqual(['yes', { remote: 'catalog', routeId: 'listing' }]);
  expect(toasts).toEqual(Array(2).fill('Saved. You can change this at any time.'));
});

it('the question of the first visit is one with that of the link', async () => {
  const { toasts } = set('GBP');
  await screen.findByRole('complementary');
  await openChoices();
  await screen.findByText(/Your visits are currently not counted/);
  expect(screen.getAllByRole('complementary')).toHaveLength(1);
  expect(start).not.toHaveBeenCalled();
  await answer('Yes, count');
  expect([said(), start.mock.calls.length, toasts.length]).toEqual(['yes', 1, 1]);
});
