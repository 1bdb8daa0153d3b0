import type { Locale } from '@suvarna/contracts/locale';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { api } from '@suvarna/api-client';
import { session } from '@suvarna/session';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aProduct } from '../../catalogue.fixtures.ts';
import { inRemote } from '../../remote-context.fixtures.ts';
import { toProductView } from '../product.model.ts';
import { RingSizer } from './ring-sizer.tsx';

const PX_PER_MM = 5;
const base = aProduct();
const product = toProductView(
  {
    ...base,
    options: {
      ...base.options,
      sizes: [
        { id: '12', label: '12', in_stock: false, names: { uk: 'L½', us: '6', eu: '52' } },
        { id: '13', label: '13', in_stock: false, names: { uk: 'M', us: '6½', eu: '53' } },
      ],
    },
  },
  { locale: 'en', asOf: '2026-11-16T04:00:00Z', size: '12', similar: [] },
);
const picked = jest.fn<(size: string) => void>();
afterEach(() => {
  act(() => session.signOut());
  picked.mockClear();
});

const show = (locale: Locale = 'en') =>
  render(
    inRemote(
      <RingSizer
        product={product}
        choice={product.choice}
        pxPerMm={PX_PER_MM}
        onPick={picked}
        onKept={() => undefined}
      />,
      locale,
    ),
  );
const radiusInside = (): number =>
  // The line is one pixel wide and lies outside of what is measured.
  Number(screen.getByRole('img').querySelector('circle')?.getAttribute('r')) - 0.5;

describe('a ring’s size by a circle', () => {
  it('is as large as the inside of the ring, and says its name in every system', async () => {
    show();
    expect(radiusInside() * 2).toBeCloseTo((51.9 / Math.PI) * PX_PER_MM, 6);
    expect(screen.getByText('IN 12 · UK L½ · US 6 · EU 52')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Larger' }));
    expect(radiusInside() * 2).toBeCloseTo((53.1 / Math.PI) * PX_PER_MM, 6);
    expect(screen.getByText('53.1 mm around, 16.9 mm across')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Choose size 13' }));
    expect(picked).toHaveBeenCalledWith('13');
  });

  it('that this design is not made in says so', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Smaller' }));
    expect(screen.getByText('This design is not available in size 11.')).toBeTruthy();
  });

  it('asks a guest who wants to keep it to sign in, and to come back with it', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Larger' }));
    const next = new URL(
      screen.getByRole('link', { name: 'Sign in' }).getAttribute('href') ?? '',
      'https://shop.example',
    ).searchParams.get('next');
    expect(next).toContain('size=13');
  });

  it('is kept by who is signed in, and the focus follows', async () => {
    session.signIn({
      token: 't',
      username: 'Meera Rao',
      email: 'meera@shop.example',
      phone: '',
      accountExists: true,
      loginType: 'password',
    });
    show('hi');
    jest
      .spyOn(api, 'get')
      .mockResolvedValue({ status_code: 200, error: false, msg: '', message: '', data: { results: [] } });
    await userEvent.click(screen.getByRole('button', { name: 'साइज़ 12 मेरी नाप में सहेजें' }));
    await waitFor(() => expect(document.activeElement?.querySelector('form')).not.toBeNull());
    expect(document.activeElement).not.toBe(document.body);
  });
});
