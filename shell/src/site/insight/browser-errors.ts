/** Errors of the page, told by release and place. Their words may quote what a shopper typed, and stay here. */
import type { BrowserError } from '@suvarna/contracts/events';
import type { Failure } from '../../engine/browser/composition/report-failure.ts';
import type { Sources } from './source.ts';

/** The same error again says nothing new; more than these of one page neither. */
const MOST_PER_PAGE = 10;
const OWN_FRAME = /\/(?:remotes|shell)\/[A-Za-z0-9_@~./-]{1,180}:\d{1,7}:\d{1,7}/;

export function createErrorTeller(
  sources: Sources,
  add: (error: BrowserError, thrown: unknown) => void,
): (failure: Failure) => void {
  const told = new Set<string>();
  return ({ error, part }) => {
    const { name, stack = '' } = error instanceof Error ? error : { name: 'Error' };
    const said: BrowserError = {
      ...sources.ofStack(stack, part),
      kind: /^[A-Za-z]{1,40}$/.test(name) ? name : 'Error',
      place: OWN_FRAME.exec(stack)?.[0] ?? '',
    };
    const key = JSON.stringify(said);
    if (told.has(key) || told.size >= MOST_PER_PAGE) return;
    told.add(key);
    add(said, error);
  };
}
