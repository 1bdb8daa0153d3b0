import { describe, expect, it } from '@jest/globals';
import { createPhotoDrawing } from './photo-drawing.ts';

const sent = (...bytes: readonly number[]) => ({
  media_type: 'image/jpeg' as const,
  data: Buffer.from([0xff, 0xd8, 0xff, ...bytes]).toString('base64'),
});
const here = new AbortController().signal;
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A drawer that draws when the test lets it, in the order in which photos came to it. */
function someDrawing() {
  const begun: number[] = [];
  const under: (() => void)[] = [];
  const drawing = createPhotoDrawing((bytes) => {
    begun.push(bytes[3] ?? 0);
    const { promise, resolve } = Promise.withResolvers<void>();
    under.push(resolve);
    return promise.then(() => ({ jpeg: Buffer.from('drawn'), width: 4, height: 3 }));
  });
  /** Lets it draw so many. */
  const go = async (count: number): Promise<void> => {
    for (let left = count; left > 0; left -= 1) {
      under.shift()?.();
      await turn();
    }
  };
  return { drawing, begun, go };
}

describe('photos of many customers', () => {
  it('are drawn in turn: twenty calls of one do not stop the one of another', async () => {
    const { drawing, begun, go } = someDrawing();
    const many = Array.from({ length: 20 }, () => drawing.draw('a', [sent(1), sent(1), sent(1)], here));
    await turn();
    const other = drawing.draw('b', [sent(2), sent(2), sent(2)], here);
    await turn();
    // Two were on their way before it came; from then on it has its turn as the other has.
    await go(12);
    expect(await other).toHaveLength(3);
    expect(begun.filter((whose) => whose === 1).length).toBeLessThanOrEqual(12);
    await go(70);
    expect((await Promise.all(many)).map((photos) => photos.length)).toEqual(Array(20).fill(3));
  });

  it('of a caller who left are not drawn, those that wait nor those behind the one under way', async () => {
    const { drawing, begun, go } = someDrawing();
    const gone = new AbortController();
    const left = Promise.allSettled(
      [1, 2, 3].map((whose) => drawing.draw('a', [sent(whose), sent(whose + 10)], gone.signal)),
    );
    const stays = drawing.draw('b', [sent(9)], here);
    await turn();
    gone.abort();
    await go(4);
    expect(await left).toMatchObject(
      Array(3).fill({ status: 'rejected', reason: { status: 503, code: 'SERVICE.UNAVAILABLE' } }),
    );
    expect(await stays).toHaveLength(1);
    expect(begun).toEqual([1, 2, 9]);
  });

  it('are counted before one is drawn, and what is no photo is neither', async () => {
    const { drawing, begun } = someDrawing();
    const counted: number[] = [];
    const draw = (...photos: Parameters<typeof drawing.draw>[1]) =>
      drawing.draw('a', photos, here, async () => void counted.push(begun.length));
    expect(await draw({ media_type: 'image/png', data: sent(1).data })).toBe('invalid');
    expect(await draw()).toEqual([]);
    expect([begun, counted]).toEqual([[], []]);
    void draw(sent(1), sent(2));
    await turn();
    expect([begun, counted]).toEqual([[1], [0]]);
  });
});
