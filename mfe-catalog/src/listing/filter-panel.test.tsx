import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aListing } from '../catalogue.fixtures.ts';
import { inRemote } from '../remote-context.fixtures.ts';
import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
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

  it('does not come by itself later, when that listing was not to be had', async () => {
    show({ open: true });
    await userEvent.click(screen.getByRole('link', { name: '18 karat 41', hidden: true }));
    await userEvent.click(screen.getByRole('button', { name: 'Close filters', hidden: true }));
    cleanup();
    show();
    expect(showPopover).not.toHaveBeenCalled();
  });

  it('stays where it is when the filters stand beside the results', async () => {
    show({ open: false });
    await userEvent.click(screen.getByRole('link', { name: '18 karat 41', hidden: true }));
    cleanup();
    show();
    expect(showPopover).not.toHaveBeenCalled();
  });
});

describe('the filters of a listing that comes by a soft navigation', () => {
  /** How many filters there are at its first commit, and at last. */
  function drawn({
    isWide,
  }: {
    readonly isWide: boolean;
  }): readonly [first: number | undefined, last: number] {
    const counts: number[] = [];
    const count = (): number =>
      screen.getAllByRole('complementary', { hidden: true })[0]?.querySelectorAll('li').length ?? 0;
    Object.assign(globalThis, { matchMedia: () => ({ matches: isWide }) });
    function Counted() {
      useLayoutEffect(() => {
        counts.push(count());
      }, []);
      return <Listing />;
    }
    render(inRemote(<Counted />, 'en', { soft: true }));
    return [counts[0], count()];
  }
  const all = facets.reduce((sum, { values }) => sum + values.length, 0);

  it('follow what is in view on a phone, where they are a closed sheet', () => {
    expect(all).toBeGreaterThan(0);
    expect(drawn({ isWide: false })).toEqual([0, all]);
  });

  it('are there as soon as somebody opens the sheet, whatever is still to be drawn', async () => {
    Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
    // As in a browser: what is deferred waits for a task of its own.
    const isAct = Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT') as unknown;
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
    const root = createRoot(document.body.appendChild(document.createElement('div')));
    try {
      flushSync(() => root.render(inRemote(<Listing />, 'en', { soft: true })));
      const sheet = screen.getByRole('complementary', { hidden: true });
      expect(sheet.querySelectorAll('li')).toHaveLength(0);
      sheet.dispatchEvent(new Event('beforetoggle'));
      await Promise.resolve();
      expect(sheet.querySelectorAll('li')).toHaveLength(all);
    } finally {
      root.unmount();
      Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', isAct);
    }
  });

  it('are there at once on a phone where the sheet comes back', async () => {
    show({ open: true });
    await userEvent.click(screen.getByRole('link', { name: '18 karat 41', hidden: true }));
    cleanup();
    expect(drawn({ isWide: false })).toEqual([all, all]);
    expect(showPopover).toHaveBeenCalledTimes(1);
  });

  it('are there at once beside the results', () => {
    expect(drawn({ isWide: true })).toEqual([all, all]);
  });
});
