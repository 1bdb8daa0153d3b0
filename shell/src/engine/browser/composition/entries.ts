/** The browser's history: which entry a page has, and where the shopper was on it. */
import { rememberedScroll, rememberScroll } from '../navigation/arrival.ts';
import type { Departure, Move } from '../navigation/departure.ts';

interface EntriesHost {
  readonly departure: Departure;
  /** A page is on screen whose place is worth to be known. */
  readonly isShown: () => boolean;
  readonly onBack: () => void;
  /** The browser had kept the whole document, and shows it again. */
  readonly onRestored: () => void;
}

/** @returns gives the next page its entry */
export function createEntries({
  departure,
  isShown,
  onBack,
  onRestored,
}: EntriesHost): (url: URL, move: Move) => void {
  /** The address is another page's already, and what is on screen has no place in its entry. */
  let isBackUnderWay = false;
  const place = (): string => location.pathname + location.search;
  let lastPlace = place();
  addEventListener('popstate', (event) => {
    const isJump = lastPlace === place();
    lastPlace = place();
    // single-spa repeats every other change of the address as an artificial popstate.
    if ((event as PopStateEvent & { singleSpa?: boolean }).singleSpa) return;
    // Inside the page on screen browsers lead by themselves, but not back from there.
    if (isJump && !departure.underWay()) {
      if (!location.hash || history.state) scrollTo(0, rememberedScroll());
    } else {
      isBackUnderWay = true;
      onBack();
    }
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    departure.stay();
    onRestored();
  });
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', rememberScroll);
  // When a finger rests, so that nothing is left to write when the page is left, and the way forward knows it, too.
  addEventListener('scrollend', () => {
    if (isShown() && !isBackUnderWay) rememberScroll();
  });
  return (url, move) => {
    departure.arrived();
    if (move === 'push') {
      if (!isBackUnderWay) rememberScroll();
      history.pushState({}, '', url);
    } else if (move === 'replace') {
      history.replaceState({}, '', url);
    }
    isBackUnderWay = false;
  };
}
