import type { Locale } from '@suvarna/contracts/locale';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { storesTexts } from '#texts/stores';
import { aVisit, fakeApi } from '../catalogue.fixtures.ts';
import { inRemote } from '../remote-context.fixtures.ts';
import { placeOnMap } from './map/place-on-map.ts';
import { StoreMap } from './map/store-map.tsx';
import { jewelryStore } from './store-data.model.ts';
import { head as storeHead, Page as StorePage } from './store.page.tsx';
import { loadStore, loadStores, nowOf, type StoresView } from './stores.loader.ts';
import { aDelhiStore, aStore, aStoreList } from './stores.fixtures.ts';
import { head, Page } from './stores.page.tsx';
import { openText } from './store-words.model.ts';

/** A Saturday, five in the afternoon of India. */
const AT = new Date('2026-11-28T11:30:00Z');
/** The browser's clock. */
let clock: jest.SpiedFunction<typeof Date.now>;
beforeEach(() => {
  clock = jest.spyOn(Date, 'now').mockReturnValue(AT.getTime());
});
afterEach(() => clock.mockRestore());

const view = (more: Partial<StoresView> = {}): StoresView => ({
  asked: '',
  by: 'all',
  found: true,
  place: { en: '', hi: '' },
  stores: [aStore(), aDelhiStore()].map((store) => nowOf(store, AT)),
  ...more,
});
const show = (data: StoresView, locale: Locale = 'en') =>
  render(inRemote(<Page data={data} route={{} as never} />, locale));
const names = (): (string | null)[] =>
  screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

describe('the list of stores', () => {
  it('shows each with its address, whether it is open, and a way to book', () => {
    show(view());
    const [card] = screen.getAllByRole('listitem').filter((item) => item.textContent.includes('14 Champa'));
    expect(card?.textContent).toContain('14 Champa Lane, Bengaluru, Karnataka, 560001');
    expect(card?.textContent).toContain('Open until 8:30');
    expect(
      screen.getByRole('link', { name: 'Book an appointment at Suvarna Champa House' }).getAttribute('href'),
    ).toBe('/find-a-store/appointment/?store=in-champa-house');
    expect(
      within(screen.getByRole('navigation', { name: 'Cities' }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/find-a-store/?near=bengaluru', '/find-a-store/?near=delhi']);
  });

  it('is asked with a form that needs no script, and keeps what was written', () => {
    show(view({ asked: 'atlantis', by: 'city', found: false }), 'hi');
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'पिनकोड या शहर' });
    expect([field.name, field.value, field.form?.getAttribute('action'), field.form?.method]).toEqual([
      'near',
      'atlantis',
      '/hi/find-a-store/',
      'get',
    ]);
    expect(screen.getByText(/“atlantis” के लिए/)).toBeTruthy();
  });

  it('of a pincode says that kilometres are round, and is not for search engines', () => {
    const near = view({ asked: '570001', by: 'pincode', place: { en: 'Mysuru', hi: 'मैसूरु' } });
    const stores = near.stores.map((each, at) => ({
      ...each,
      store: { ...each.store, distance_m: at === 0 ? null : 1_740_000 },
    }));
    show({ ...near, stores });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Stores near Mysuru');
    expect(screen.getByText('about 1,740 km away')).toBeTruthy();
    expect(head(near, aVisit('/', fakeApi({})), (key) => key)).toMatchObject({
      noindex: true,
      canonical: '/find-a-store/',
    });
  });

  it('of a pincode whose place has no Hindi name is named by the pincode in Hindi', () => {
    show(view({ asked: '194101', by: 'pincode', place: { en: 'Leh', hi: '' } }), 'hi');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('194101 के पास के स्टोर');
  });

  describe('by location', () => {
    const ask = (answer: (found: PositionCallback, failed: PositionErrorCallback) => void) => {
      const getCurrentPosition = jest.fn(answer);
      Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
      const page = show(view());
      fireEvent.click(screen.getByRole('button', { name: 'Use my location' }));
      expect(screen.getByText(/It stays on your device/)).toBeTruthy();
      expect(getCurrentPosition).not.toHaveBeenCalled();
      fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
      return page;
    };
    const button = () => screen.getByRole('button', { name: 'Use my location' });

    it('says why first, then puts the nearest first', () => {
      ask((found) => found({ coords: { latitude: 28.6, longitude: 77.2 } } as GeolocationPosition));
      expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Stores near you');
      expect(names()).toEqual(['Suvarna Gulmohar House', 'Suvarna Champa House']);
      expect(screen.getByText('3.8 km away')).toBeTruthy();
      expect(document.activeElement).toBe(button());
    });

    it('gives way to what is asked for next', () => {
      const { rerender } = ask((found) =>
        found({ coords: { latitude: 28.6, longitude: 77.2 } } as GeolocationPosition),
      );
      const near = view({ asked: '560001', by: 'pincode', place: { en: 'Bengaluru', hi: 'बेंगलुरु' } });
      rerender(inRemote(<Page data={near} route={{} as never} />));
      expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Stores near Bengaluru');
      expect(names()).toEqual(['Suvarna Champa House', 'Suvarna Gulmohar House']);
    });

    it('is not asked for where somebody thinks better of it', () => {
      show(view());
      fireEvent.click(button());
      fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
      expect(document.activeElement).toBe(button());
    });

    it('found for who has thought better of it, it is not looked at', () => {
      let find: PositionCallback = () => undefined;
      ask((found) => {
        find = found;
      });
      fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
      const field = screen.getByRole('searchbox');
      field.focus();
      act(() => find({ coords: { latitude: 28.6, longitude: 77.2 } } as GeolocationPosition));
      expect(screen.queryByText('Stores near you')).toBeNull();
      expect(document.activeElement).toBe(field);
    });

    it('refused, it says what is needed and what to do (specification S8.8)', () => {
      ask((_found, failed) => failed({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError));
      expect(screen.getByRole('alert').textContent).toMatch(/^Location permission needed\./);
      expect(document.activeElement).toBe(button());
      expect(names()).toEqual(['Suvarna Champa House', 'Suvarna Gulmohar House']);
    });

    it('not found, it says so', () => {
      ask((_found, failed) => failed({ code: 3, PERMISSION_DENIED: 1 } as GeolocationPositionError));
      expect(screen.getByRole('alert').textContent).toMatch(/^We couldn't find your location/);
    });
  });
});

describe('whether it is open', () => {
  /** Made while it was open, looked at in the night. */
  const night = () => clock.mockReturnValue(Date.parse('2026-11-28T18:00:00Z'));

  it('is counted again in the browser, in the list and on the page of a store', () => {
    night();
    const { unmount } = show(view());
    expect(screen.getAllByText(/^Closed, opens Monday at 11:00/)).toHaveLength(2);
    unmount();
    render(inRemote(<StorePage data={nowOf(aStore(), AT)} route={{} as never} />));
    expect(screen.getByText(/^Closed, opens Monday at 11:00/)).toBeTruthy();
  });

  it('and again while the page stays', () => {
    jest.useFakeTimers({ doNotFake: ['Date'] });
    show(view());
    expect(screen.getAllByText(/^Open until 8:30/)).toHaveLength(2);
    night();
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getAllByText(/^Closed, opens Monday/)).toHaveLength(2);
    jest.useRealTimers();
  });
});

describe('a store', () => {
  it('shows its hours of the week, services, and the way to it', () => {
    render(inRemote(<StorePage data={nowOf(aStore(), AT)} route={{} as never} />));
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect([rows[0], rows[6]]).toEqual([expect.stringMatching(/^Monday11:00/), 'SundayClosed']);
    expect(within(screen.getByRole('list', { name: 'Services' })).getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Directions' }).getAttribute('href')).toContain(
      '12.9762%2C77.6033',
    );
    expect(screen.getByText('Closed on 26 January and 15 August.')).toBeTruthy();
  });

  it.each([
    ['2026-11-28T11:30:00Z', /^Open until 8:30/],
    ['2026-11-28T03:30:00Z', /^Opens today at 11:00/],
    ['2026-11-28T16:00:00Z', /^Closed, opens Monday at 11:00/],
  ])('says whether it is open at %s', (at, said) => {
    const { open, today } = nowOf(aStore(), new Date(at));
    expect(openText(open, today, { storesT: storesTexts('en'), locale: 'en' })).toMatch(said);
  });

  it('shows its front, on its own page alone; an answer without one shows none', () => {
    const picture = '/api/store/store/picture/?store_id=in-champa-house&v=0123abcd';
    const { unmount } = render(
      inRemote(<StorePage data={nowOf(aStore({ picture }), AT)} route={{} as never} />),
    );
    expect(screen.getByAltText('Suvarna Champa House from the street, drawing').getAttribute('src')).toBe(
      picture,
    );
    unmount();
    render(inRemote(<StorePage data={nowOf(aStore(), AT)} route={{} as never} />));
    expect(screen.queryByRole('img')).toBeNull();
    // A list by place would tell by what it asks for where a shopper stands.
    show(view({ stores: [nowOf(aStore({ picture }), AT)] }));
    expect(screen.queryByRole('img', { name: /from the street/ })).toBeNull();
  });

  it('is a JewelryStore to machines, with nothing invented but what is', () => {
    const data = jewelryStore(
      { origin: 'https://shop.example', base: '/hi' },
      {
        store: aStore({ holidays: ['01-26', '2026-03-04', '2027-03-22', '2028-03-11'] }),
        today: '2026-11-28',
      },
      'Suvarna Champa House',
    );
    expect(data).toEqual({
      '@context': 'https://schema.org',
      '@type': 'JewelryStore',
      '@id': 'https://shop.example/find-a-store/bengaluru/champa-house/#store',
      name: 'Suvarna Champa House',
      url: 'https://shop.example/hi/find-a-store/bengaluru/champa-house/',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '14 Champa Lane',
        addressLocality: 'Bengaluru',
        addressRegion: 'Karnataka',
        postalCode: '560001',
        addressCountry: 'IN',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 12.9762, longitude: 77.6033 },
      openingHoursSpecification: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map(
        (day) => ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: `https://schema.org/${day}`,
          opens: '11:00',
          closes: '20:30',
        }),
      ),
      specialOpeningHoursSpecification: ['2027-01-26', '2027-03-22'].map((day) => ({
        '@type': 'OpeningHoursSpecification',
        opens: '00:00',
        closes: '00:00',
        validFrom: day,
        validThrough: day,
      })),
    });
    expect(
      storeHead(nowOf(aStore(), AT), aVisit('/', fakeApi({})), (key) => key).structuredData,
    ).toHaveLength(2);
  });
});

describe('what is read', () => {
  it('is a pincode where six digits were written, else a city', async () => {
    const get = jest.fn((_query: object) => aStoreList());
    const api = fakeApi({ 'store/store/list/': get });
    await loadStores(aVisit('/find-a-store/?near=560001', api));
    await loadStores(aVisit('/find-a-store/?near=Pune', api));
    expect(get.mock.calls.map(([query]) => query)).toEqual([
      expect.objectContaining({ pincode: '560001' }),
      expect.objectContaining({ city: 'Pune' }),
    ]);
  });

  it('is no page where city and store do not belong together', async () => {
    const api = fakeApi({ 'store/store/list/': aStoreList() });
    const at = (city: string, store: string) =>
      loadStore(aVisit(`/find-a-store/${city}/${store}/`, api, { params: { city, store } }));
    expect((await at('bengaluru', 'champa-house')).kind).toBe('data');
    expect((await at('delhi', 'champa-house')).kind).toBe('not-found');
  });
});

describe('the map', () => {
  it('leads to each city of India, from north to south', () => {
    const london = aStore({ store_id: 'gb-x', city: 'London', city_slug: 'london', country: 'GB' });
    render(inRemote(<StoreMap stores={[aStore(), aStore({ store_id: 'in-x' }), aDelhiStore(), london]} />));
    expect(
      within(screen.getByRole('navigation', { name: /^Map of India/ }))
        .getAllByRole('link')
        .slice(0, -1)
        .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
    ).toEqual([
      ['Delhi: 1 store', '/find-a-store/?near=delhi'],
      ['Bengaluru: 2 stores', '/find-a-store/?near=bengaluru'],
    ]);
  });

  it.each([
    ['Delhi', { lat: 28.64, lng: 77.1 }, { x: 186.5, y: 209 }],
    ['the southern tip', { lat: 8.08, lng: 77.55 }, { x: 196, y: 667 }],
  ])('has %s where it is', (_place, point, { x, y }) => {
    const at = placeOnMap(point);
    expect(Math.hypot(at.x - x, at.y - y)).toBeLessThan(4);
  });
});
