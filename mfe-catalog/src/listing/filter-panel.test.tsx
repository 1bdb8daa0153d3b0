import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aListing } from '../catalogue.fixtures.ts';
import { inRemote } from '../remote-context.fixtures.tsx';
import { useRef } from 'react';
import { FilterPanel, FILTERS_ID } from './filter-panel.tsx';
import { toListingView } from './listing.model.ts';
import { useLastingSheet } from './use-lasting-sheet.ts';

const { facets } = toListingView(aListing(), { locale: 'en', asOf: '2026-11-16T04:00:00Z' });
const showPopover = jest.fn();

function Listing() {
  const page = useRef<HTMLDivElement>(null);
  useLastingSheet(page, FILTERS_ID);
  return (
    <div ref={page}>
      <FilterPanel facets={facets} count={60} clearPath="" />
    </div>
  );
}

function show({ open = false } = {}) {
  render(inRemote(<Listing />));
  const sheet = screen.getByRole('complementary', { hidden: true });
  const matches = sheet.matches.bind(sheet);
  Object.assign(sheet, {
    matches: (selector: string) => (selector === ':popover-open' ? open : matches(selector)),
  });
}

beforeEach(() => {
  // jsdom knows no popovers.
  showPopover.mockReset();
  Object.assign(HTMLElement.prototype, { showPopover });
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
});

describe('the sheet of filters', () => {
  it('comes back on the next listing when a filter was chosen in it', async () => {
    show({ open: true });
    await userEvent.click(screen.getByRole('link', { name: '18 karat 41', hidden: true }));
    cleanup();
    show();
    expect(showPopover).toHaveBeenCalledTimes(1);
    cleanup();
    show();
    expect(showPopover).toHaveBeenCalledTimes(1);
  });

  it('stays where it is when the filters stand beside the results', async () => {
    show({ open: false });
    await userEvent.click(screen.getByRole('link', { name: '18 karat 41', hidden: true }));
    cleanup();
    show();
    expect(showPopover).not.toHaveBeenCalled();
  });
});
