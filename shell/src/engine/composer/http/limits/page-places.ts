/**
 * Pages that are made, bounded for one address: a caller who asked for three hundred that were not made before took every
 * place there was, and others were told that the store is busy (ADR 27).
 */
import { countedAddress, createAdmission } from '@suvarna/contracts/service';
import { createTurns } from './turns.ts';

/** What came of asking for a page: it is being made, need not be made any more, or who has too many under way. */
type Begun<Page> =
  | { readonly kind: 'begun'; readonly making: Promise<Page> }
  | { readonly kind: 'unneeded' }
  | { readonly kind: 'full'; readonly of: 'caller' | 'everybody' };

export interface PagePlaces {
  /** Whether this address has all the pages one may have under way. */
  isFull(ip: string): boolean;
  /**
   * Begins the work when it is the address' turn. The place is kept until the page is made, even if the caller has gone by then.
   *
   * @param isNeeded asked of what had to wait: its asker may have gone, or another caller had it made
   */
  begin<Page>(ip: string, isNeeded: () => boolean, work: () => Promise<Page>): Promise<Begun<Page>>;
}

/** Of pages that are made and that wait. A place to wait costs a socket; what is made at once is bounded by `tooBusy`. */
const IN_ALL = 2_048;
/** Of one address: a page is drawn in one piece, so a read of another caller waits for as many as are ready at once. */
const AT_ONCE = 3;

/**
 * @param perAddress pages one address may have under way: being made, or waiting for their turn
 * @param tooBusy true when no more pages should be started now, from wherever they are asked for
 */
export function createPagePlaces(perAddress: number, tooBusy: () => boolean): PagePlaces {
  const inTurn = createTurns({ atOnce: AT_ONCE });
  const places = createAdmission({ inAll: IN_ALL, perCaller: perAddress });
  return {
    isFull: (ip) => places.isFull(countedAddress(ip)),
    begin<Page>(ip: string, isNeeded: () => boolean, work: () => Promise<Page>) {
      const caller = countedAddress(ip);
      const admitted = places.enter(caller);
      if (admitted.kind === 'full') return Promise.resolve(admitted);
      const { promise, resolve, reject } = Promise.withResolvers<Begun<Page>>();
      let waits = false;
      const turn = async (): Promise<void> => {
        if (waits && !isNeeded()) return resolve({ kind: 'unneeded' });
        if (tooBusy()) return resolve({ kind: 'full', of: 'everybody' });
        const making = work();
        resolve({ kind: 'begun', making });
        // A page that fails is the asker's to tell of; here it has ended.
        await making.then(
          () => undefined,
          () => undefined,
        );
      };
      // Turns are not called off: a page under way keeps its turn though its asker left, or leaving would be the way to more.
      inTurn(caller, new AbortController().signal, turn).catch(reject).finally(admitted.leave);
      waits = true;
      return promise;
    },
  };
}
