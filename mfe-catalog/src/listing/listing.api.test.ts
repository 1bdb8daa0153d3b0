import { describe, expect, it } from '@jest/globals';
import { aListing, aVisit, failure, fakeApi } from '../catalogue.fixtures.ts';
import { aDocument } from '../content/content.fixtures.ts';
import { loadListing } from './listing.api.ts';

const CALL = 'product/listing/';

describe('loading a listing', () => {
  it('asks once, for cards and facets together, with the address as it is', async () => {
    const api = fakeApi({
      [CALL]: aListing({ canonical_path: '/jewellery/wife+wear-gifting-for+party-sort+by+latest-filter/' }),
    });
    const path = '/jewellery/wife+wear-gifting-for+party-sort+by+latest-filter/';
    await expect(loadListing(aVisit(path, api))).resolves.toMatchObject({ kind: 'data' });
    expect(api.calls).toEqual([{ path: CALL, query: { path, facets: true } }]);
  });

  it('moves another spelling to its one address, for good', async () => {
    const api = fakeApi({ [CALL]: aListing() });
    await expect(loadListing(aVisit('/jewellery/rings-filter/', api))).resolves.toEqual({
      kind: 'redirect',
      to: '/jewellery/rings/',
      permanent: true,
    });
  });

  it('knows no listing for words outside the grammar', async () => {
    const api = fakeApi({ [CALL]: failure(404, 'CATALOGUE.PATH_INVALID') });
    await expect(loadListing(aVisit('/jewellery/spoons/', api))).resolves.toEqual({ kind: 'not-found' });
  });

  it('does not turn an outage into "not found"', async () => {
    const api = fakeApi({ [CALL]: failure(503, 'SERVICE.UNAVAILABLE') });
    await expect(loadListing(aVisit('/jewellery/rings/', api))).rejects.toThrow('SERVICE.UNAVAILABLE');
  });

  it('answers in the language of the page', async () => {
    const api = fakeApi({ [CALL]: aListing() });
    const loaded = await loadListing(aVisit('/jewellery/rings/', api, { locale: 'hi' }));
    expect(loaded).toMatchObject({
      data: { title: 'अंगूठियाँ', sorts: [{ label: 'सबसे लोकप्रिय' }, { label: 'क़ीमत: कम से ज़्यादा' }] },
    });
  });

  it.each([
    ['/jewellery/gold-coins/', 'gold-coins'],
    ['/jewellery/solitaires/', 'solitaires'],
    ['/jewellery/gifting-filter/', 'gifting'],
  ])('%s asks for what people wrote for it, and does without', async (path, slug) => {
    const landing = aDocument(slug, 'landing');
    const listing = aListing({ canonical_path: path });
    const api = fakeApi({ [CALL]: listing, 'content/texts/': { results: [landing] } });
    await expect(loadListing(aVisit(path, api))).resolves.toMatchObject({ data: { landing } });
    expect(api.calls[1]).toEqual({ path: 'content/texts/', query: { kind: 'landing', slug, lang: 'en' } });
    const without = await loadListing(aVisit(path, fakeApi({ [CALL]: listing })));
    expect(without).not.toHaveProperty('data.landing');
  });

  it('offers no value that leads to nothing, and no chip for the heading', async () => {
    const loaded = await loadListing(aVisit('/jewellery/rings/', fakeApi({ [CALL]: aListing() })));
    expect(loaded).toMatchObject({
      data: { applied: [], facets: [{ id: 'karat', values: [{ id: '18' }] }] },
    });
  });
});
