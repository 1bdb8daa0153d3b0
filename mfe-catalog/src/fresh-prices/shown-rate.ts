/** Which version of the rates the prices on screen are of: one at a time, all of them (decision 50). */

/** What a page shows besides cards, told again together with them. */
export interface OwnPrice {
  /** Reads it now. What comes of it is shown by `put`, at once, when all of the page is of one version. */
  readonly read: (signal: AbortSignal) => Promise<{ readonly version: string; readonly put: () => void }>;
}

export interface PageOfPrices {
  /** As `priceVersion` names it. */
  version: string;
  own: OwnPrice | undefined;
  readonly leaving: AbortSignal;
}

let shown: PageOfPrices | undefined;

/** The page on screen, if it shows prices. */
export const pageOfPrices = (): PageOfPrices | undefined => shown;

/** @returns ends it */
export function showPageOfPrices(version: string): () => void {
  const leaving = new AbortController();
  const page: PageOfPrices = { version, own: undefined, leaving: leaving.signal };
  shown = page;
  return () => {
    leaving.abort();
    if (shown === page) shown = undefined;
  };
}

/** Adds what the page shows besides cards. @returns takes it away */
export function addOwnPrice(own: OwnPrice): () => void {
  const page = shown;
  if (page) page.own = own;
  return () => {
    if (page?.own === own) page.own = undefined;
  };
}
