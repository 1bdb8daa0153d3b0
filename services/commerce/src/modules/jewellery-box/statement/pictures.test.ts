import { describe, expect, it } from '@jest/globals';
import { picturesOf } from './pictures.ts';

const piece = (order_item_id: string, src = '/media/designs/7/front-yellow-{w}-abc123') => ({
  order_item_id,
  pictures: [{ src, alt: 'A ring' }],
});
const drawn = (body = 'jpeg', state = 'final') => new Response(body, { headers: { 'x-picture': state } });

describe('pictures of a statement', () => {
  it('are asked for as JPEG at a width there is, once for each piece', async () => {
    const asked: [string, unknown][] = [];
    const ask = async (url: unknown, { headers }: RequestInit = {}) => {
      asked.push([String(url), headers]);
      return drawn();
    };
    const pieces = Array.from({ length: 20 }, (_, index) => piece(`piece-${index}`));
    const found = await picturesOf('http://imaging', pieces, ask);
    expect(asked[0]).toEqual([
      'http://imaging/media/designs/7/front-yellow-360-abc123',
      { accept: 'image/jpeg' },
    ]);
    expect([asked.length, found.size, found.get('piece-19')?.toString()]).toEqual([20, 20, 'jpeg']);
  });

  it('are left out where one is not drawn yet, no service answers, or the address is none of ours', async () => {
    const answers: Record<string, () => Response> = {
      '/media/designs/1/front-yellow-360-a': () => drawn('a sketch', 'sketch'),
      '/media/designs/2/front-yellow-360-a': () => new Response('', { status: 503 }),
      '/media/designs/3/front-yellow-360-a': () => {
        throw new TypeError('fetch failed');
      },
      '/media/designs/4/front-yellow-360-a': () => drawn(),
    };
    const asked: string[] = [];
    const ask = async (url: unknown) => {
      const { pathname } = new URL(String(url));
      asked.push(pathname);
      return answers[pathname]?.() ?? new Response('', { status: 404 });
    };
    const found = await picturesOf(
      'http://imaging',
      [
        ...[1, 2, 3, 4].map((id) => piece(String(id), `/media/designs/${id}/front-yellow-{w}-a`)),
        piece('5', '/pieces/7'),
        piece('6', '/media/designs/../../pieces/7'),
        { order_item_id: '7', pictures: [] },
      ],
      ask,
    );
    expect([...found.keys()]).toEqual(['4']);
    expect(asked.length).toBe(4);
    expect((await picturesOf('', [piece('1')], ask)).size).toBe(0);
  });
});
