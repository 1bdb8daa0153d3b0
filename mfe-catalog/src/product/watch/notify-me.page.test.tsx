import { describe, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aVisit, failure, fakeApi } from '../../catalogue.fixtures.ts';
import { inRemote } from '../../remote-context.fixtures.ts';
import { loadNotifyMe, type NotifyMeView } from './notify-me.loader.ts';
import { Page } from './notify-me.page.tsx';

const TOKEN = `${'t'.repeat(8)}.${'s'.repeat(43)}`;
const DETAILS = 'product/notify_me/guest/details/';
const watch = {
  watch_id: '5b8f2f0e-0000-4000-8000-000000000001',
  product_id: 1042,
  kind: 'stock',
  product_title: 'Lotus Bloom Ring',
  title_hi: 'कमल अंगूठी',
  url: '/jewellery/rings/lotus-bloom-ring_product_1042/',
  karat: 18,
  colour: 'yellow',
  size: '12',
  at_most_paise: null,
  currency: 'INR',
  created_at: '2026-11-20T20:00:00.000Z',
};

async function open(answer: unknown, query = '') {
  const route = aVisit(`/notify-me/?token=${TOKEN}${query}`, fakeApi({ [DETAILS]: answer }));
  const loaded = await loadNotifyMe(route);
  if (loaded.kind !== 'data') throw new Error('the page is not there');
  const data: NotifyMeView = loaded.data;
  return render(inRemote(<Page data={data} route={route} />));
}

describe('the page a letter leads to', () => {
  it('has a form for each answer, for browsers without scripts', async () => {
    const { container } = await open({ state: 'asked', watch });
    const forms = [...container.querySelectorAll('form')];
    expect(forms.map((form) => [form.method, form.getAttribute('action')])).toEqual([
      ['post', '/api/product/notify_me/guest/form/'],
      ['post', '/api/product/notify_me/guest/form/'],
    ]);
    expect(forms.map((form) => Object.fromEntries(new FormData(form)))).toEqual([
      { token: TOKEN, answer: 'yes', lang: 'en' },
      { token: TOKEN, answer: 'no', lang: 'en' },
    ]);
  });

  it('answers by a call where scripts run', async () => {
    const post = jest.spyOn(api, 'post').mockResolvedValue({
      status_code: 200,
      error: false,
      msg: '',
      message: '',
      data: { state: 'waiting', watch },
    });
    await open({ state: 'asked', watch });
    await userEvent.click(screen.getByRole('button', { name: 'Yes, notify me' }));
    expect(post.mock.calls.map(([path, body]) => [path, body])).toEqual([
      ['product/notify_me/guest/confirm/', { token: TOKEN }],
    ]);
    expect(screen.getByRole('status').textContent).toContain('Your alert is set.');
    expect(document.activeElement).toBe(screen.getByRole('status'));
  });

  it.each([
    ['told of', { state: 'told', watch }],
    ['that ended', failure(404, 'WATCH.NOT_FOUND')],
  ])('ends all else the address waits for, by a letter about a piece %s', async (_what, answer) => {
    const post = jest.spyOn(api, 'post').mockResolvedValue({
      status_code: 200,
      error: false,
      msg: '',
      message: '',
      data: { stopped: 2 },
    });
    await open(answer);
    await userEvent.click(screen.getByRole('button', { name: "No, don't notify me" }));
    expect(post.mock.calls.map(([path, body]) => [path, body])).toContainEqual([
      'product/notify_me/guest/stop/',
      { token: TOKEN },
    ]);
    expect(screen.getByRole('status').textContent).toContain('Your alert is removed.');
  });

  it('says that an address waits for as much as it may, after a call and after a form', async () => {
    const full = 'This address has reached the limit for alerts.';
    jest.spyOn(api, 'post').mockRejectedValue(failure(409, 'WATCH.TOO_MANY'));
    const { unmount } = await open({ state: 'asked', watch });
    await userEvent.click(screen.getByRole('button', { name: 'Yes, notify me' }));
    expect(screen.getByRole('alert').textContent).toBe(full);
    unmount();
    await open({ state: 'asked', watch }, '&answer=yes');
    expect(screen.getByRole('alert').textContent).toBe(full);
  });

  it('says what became of a no, and of a link that leads to nothing', async () => {
    const nothing = failure(404, 'WATCH.NOT_FOUND');
    const { unmount } = await open(nothing, '&answer=no');
    expect(screen.getByRole('status').textContent).toContain('Your alert is removed.');
    unmount();
    await open(nothing);
    expect(screen.getByRole('status').textContent).toContain('This link has expired');
  });
});
