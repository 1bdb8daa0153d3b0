import type { Locale } from '@suvarna/contracts/locale';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { aBreakup } from '../../catalogue.fixtures.ts';
import { inRemote } from '../../remote-context.fixtures.ts';
import { PriceNotes } from './price-notes.tsx';
import { toPriceView } from './price.model.ts';

afterEach(cleanup);

/** Of a Friday morning, read at a moment. */
const said = (asOf: string, locale: Locale) =>
  render(
    inRemote(
      <PriceNotes price={toPriceView(aBreakup({ rate_since: '2026-11-20T05:00:00Z' }), { asOf, locale })} />,
      locale,
    ),
  ).container.textContent ?? '';

describe('a price of an old rate', () => {
  it.each([
    ['en', 'the latest published'],
    ['hi', 'सबसे नया'],
  ] as const)('says so once a working day has passed without another (%s)', (locale, words) => {
    expect(said('2026-11-20T08:30:00Z', locale)).not.toContain(words);
    expect(said('2026-11-21T08:30:00Z', locale)).toContain(words);
  });
});
