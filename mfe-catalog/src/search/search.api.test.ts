import { describe, expect, it } from '@jest/globals';
import { aVisit, failure, fakeApi, someResults } from '../catalogue.fixtures.ts';
import { loadSearch } from './search.api.ts';

const CALL = 'product/search/';

describe('loading search results', () => {
  it('asks for the words and the page', async () => {
    const api = fakeApi({ [CALL]: someResults({ pages: 3, page: 2 }) });
    await expect(loadSearch(aVisit('/jewellery/search/?q=+gold+ring+&page=2', api))).resolves.toMatchObject({
      kind: 'data',
    });
    expect(api.calls).toEqual([{ path: CALL, query: { q: 'gold ring', page: 2 } }]);
  });

  it('shows everything when nothing was asked for', async () => {
    await expect(loadSearch(aVisit('/jewellery/search/?q=%20', fakeApi({})))).resolves.toEqual({
      kind: 'redirect',
      to: '/jewellery/',
      permanent: false,
    });
  });

  it('has no page beyond the last', async () => {
    const api = fakeApi({ [CALL]: failure(404, 'CATALOGUE.PATH_INVALID') });
    await expect(loadSearch(aVisit('/jewellery/search/?q=ring&page=9', api))).resolves.toEqual({
      kind: 'not-found',
    });
  });

  it.each(['0', '-1', 'two', '1.5', '99999999'])('reads the page "%s" as the first', async (page) => {
    const api = fakeApi({ [CALL]: someResults() });
    await loadSearch(aVisit(`/jewellery/search/?q=ring&page=${page}`, api));
    expect(api.calls[0]?.query).toEqual({ q: 'ring', page: 1 });
  });

  it('of more than a search reads says what it left out', async () => {
    const api = fakeApi({ [CALL]: someResults() });
    const words = 'ring '.repeat(24);
    const loaded = await loadSearch(
      aVisit(`/jewellery/search/?q=${encodeURIComponent(`${words}ruby`)}`, api),
    );
    expect(loaded).toMatchObject({ data: { unread: 'ruby' } });
    expect(api.calls[0]?.query).toEqual({ q: words.trim(), page: 1 });
  });

  it('says what was searched only when it differs from what was typed', async () => {
    const corrected = await loadSearch(
      aVisit(
        '/jewellery/search/?q=rimg',
        fakeApi({ [CALL]: someResults({ query: 'rimg', corrected: 'ring' }) }),
      ),
    );
    const same = await loadSearch(
      aVisit('/jewellery/search/?q=ring', fakeApi({ [CALL]: someResults({ corrected: 'ring' }) })),
    );
    expect(corrected).toMatchObject({ data: { corrected: 'ring' } });
    expect(same).toMatchObject({ data: { corrected: '' } });
  });
});
