/** What a visitor sees of a page whose data takes its time. */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { until } from '@suvarna/testing/until';
import { aStartedStore, type TestStore } from '../testing/composer-process.fixtures.ts';

jest.setTimeout(60_000);

let store: TestStore;
beforeAll(async () => {
  store = await aStartedStore({ streamAfterMs: 1 });
});
afterAll(() => store.close());

describe('a slow page', () => {
  const openSlow = async (path: string): Promise<{ first: string; rest: Promise<string> }> => {
    const pieces = (await store.open(path))[Symbol.asyncIterator]();
    const { value: first } = await pieces.next();
    const rest = (async () => {
      let text = '';
      for (let piece = await pieces.next(); !piece.done; piece = await pieces.next()) text += piece.value;
      return text;
    })();
    await until(() => store.commerce.holding() > 0);
    store.commerce.release();
    return { first: String(first), rest };
  };

  it('sends head and header first, then the rest', async () => {
    const { first, rest } = await openSlow('/slow/');
    expect(first).toContain('<style data-href=');
    expect(first).toContain('id="shell-header"');
    expect(first).not.toContain('class="greeting"');
    expect(await rest).toContain('worth the wait');
    // Cached as a whole: the next visitor gets a full head.
    expect((await store.get('/slow/')).text).toMatch(/<title>Title of slow<\/title>.*<\/head>/s);
  });

  it('that turns out to be elsewhere says so without a status', async () => {
    const { rest } = await openSlow('/slow-moved/');
    expect(await rest).toContain('<meta http-equiv="refresh" content="0; url=/">');
  });

  it('says so to a search engine with a status', async () => {
    const answer = store.get('/slow-moved/');
    await until(() => store.commerce.holding() > 0);
    store.commerce.release();
    const { status, headers } = await answer;
    expect([status, headers['location']]).toEqual([302, '/']);
  });
});
