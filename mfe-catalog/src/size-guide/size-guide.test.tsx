import { describe, expect, it } from '@jest/globals';
import { ringNames } from '@suvarna/contracts/sizes';
import { sizeLabel } from '@suvarna/i18n/size-label';
import { render, screen, within } from '@testing-library/react';
import { inRemote } from '../remote-context.fixtures.ts';
import { toSizeGuideView } from './size-guide.model.ts';
import { head, Page } from './size-guide.page.tsx';
import en from '../locales/en/size-guide.json' with { type: 'json' };
import hi from '../locales/hi/size-guide.json' with { type: 'json' };

const cellsOf = (row: HTMLElement): readonly (string | null)[] =>
  [...row.querySelectorAll('th, td')].map((cell) => cell.textContent);
const rowsOf = (name: string): readonly HTMLElement[] =>
  within(screen.getByRole('table', { name })).getAllByRole('row').slice(1);

describe('the size guide', () => {
  it('has a row for every ring size, with the names and the millimetres that products are sold by', () => {
    render(inRemote(<Page data={toSizeGuideView(en)} route={{} as never} />));
    const rows = rowsOf(en.ringCaption).map(cellsOf);
    expect(rows).toHaveLength(30);
    expect(rows[11]).toEqual(['12', 'L½', '6', '52', '16.5', '51.9']);
    for (const [id = '', uk, us, eu, , circumference] of rows) {
      expect({ uk, us, eu }).toEqual(ringNames('ring', id ?? ''));
      expect(sizeLabel('ring', id ?? '', 'en')).toContain(`(${circumference ?? ''} mm)`);
    }
  });

  it('has a row for every bangle size, by the inches of its name (domain rules §2.7)', () => {
    render(inRemote(<Page data={toSizeGuideView(en)} route={{} as never} />));
    const rows = rowsOf(en.bangleCaption).map(cellsOf);
    expect([rows[0], rows[1], rows.at(-1)]).toEqual([
      ['2-2', '54.0', '169.6'],
      ['2-4', '57.2', '179.5'],
      ['3-0', '76.2', '239.4'],
    ]);
    for (const [id = '', diameter] of rows)
      expect(sizeLabel('bangle', id ?? '', 'en')).toBe(`${id ?? ''} (${diameter ?? ''} mm)`);
  });

  it('has named columns and rows, and a place of its own for every part', () => {
    const { container } = render(inRemote(<Page data={toSizeGuideView(en)} route={{} as never} />));
    expect(screen.getAllByRole('columnheader').every((cell) => cell.getAttribute('scope') === 'col')).toBe(
      true,
    );
    expect(screen.getAllByRole('rowheader')).toHaveLength(38);
    for (const link of within(screen.getByRole('navigation', { name: en.contents })).getAllByRole('link'))
      expect(container.querySelector(link.getAttribute('href') ?? '')?.tagName).toBe('H2');
  });

  it('says the same in Hindi, and is found by its own address', () => {
    expect(Object.keys(hi)).toEqual(Object.keys(en));
    expect(JSON.stringify(hi)).not.toMatch(/:"[\x20-\x7e]*"/);
    expect([hi.measureRingSteps.length, hi.measureBangleSteps.length]).toEqual([
      en.measureRingSteps.length,
      en.measureBangleSteps.length,
    ]);
    render(inRemote(<Page data={toSizeGuideView(hi)} route={{} as never} />, 'hi'));
    expect(screen.getByRole('link', { name: 'अंगूठियाँ देखें' }).getAttribute('href')).toBe('/hi/jewellery/rings/');
    expect(
      head(toSizeGuideView(hi), { origin: 'https://shop.example', locale: 'hi' } as never, (key) => key),
    ).toMatchObject({ title: hi.headTitle, canonical: '/ring-size-guide/' });
  });
});
