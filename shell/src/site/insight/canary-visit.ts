/**
 * How this visit goes while a canary runs: whether something failed in it, and whether something was bought.
 * Each sign is told once in a session of a tab, however often a page loops; a session has no name.
 */
import type { CanaryVisit } from '@suvarna/contracts/events';
import type { FaultKind } from '@suvarna/contracts/release-delivery';

type Cohort = CanaryVisit['cohort'];
type Sign = 'shown' | 'begun' | 'faulty' | 'bagged' | 'ordered';
export type Fault = CanaryVisit['faults'][number];

export interface VisitWatch {
  /** A sign to be told, unless it was. */
  readonly sign: (sign: Exclude<Sign, 'faulty'>) => void;
  readonly fault: (fault: Fault) => void;
  /** Whose visit it is, and what is new in it since it was last asked. */
  readonly take: () => CanaryVisit;
}

/** Its content is of this canary alone: one of another canary is a new session's. */
const STORED = 'release_session';

/** What the composer counts this document as (`Server-Timing`); `null` without a canary, and for visitors without a group. */
export function cohortOfDocument(): { readonly canary: number; readonly cohort: Cohort } | null {
  const [navigation] = performance.getEntriesByType('navigation');
  const timing = navigation instanceof PerformanceNavigationTiming ? navigation.serverTiming : [];
  const said = timing.find(({ name }) => name === 'canary')?.description ?? '';
  const [, canary, cohort] = /^(\d{1,9})\.(control|canary)$/.exec(said) ?? [];
  return canary === undefined
    ? null
    : { canary: Number(canary), cohort: cohort === 'canary' ? 'canary' : 'control' };
}

interface VisitOptions {
  readonly canary: number;
  readonly cohort: Cohort;
  /** `sessionStorage`, where the browser allows it. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  /** Something is to be told. */
  readonly onNews: () => void;
}

export function createVisitWatch({ canary, cohort, storage, onNews }: VisitOptions): VisitWatch {
  const name = `${canary}.${cohort}`;
  const told = new Set(read(storage, name));
  let signs = new Set<Sign>();
  let faults: Fault[] = [];

  /** @returns whether it is new in this session */
  const note = (what: string): boolean => {
    if (told.has(what)) return false;
    told.add(what);
    write(storage, name, told);
    return true;
  };
  const sign = (of: Sign): void => {
    // A document is shown once for each document; the others once for a session.
    if (of !== 'shown' && !note(of)) return;
    signs.add(of);
    onNews();
  };
  sign('shown');
  sign('begun');

  return {
    sign,
    fault(fault) {
      sign('faulty');
      if (!note(`${fault.kind} ${fault.remote}@${fault.version}`)) return;
      faults.push(fault);
      onNews();
    },
    take() {
      const visit: CanaryVisit = {
        canary,
        cohort,
        shown: signs.has('shown'),
        begun: signs.has('begun'),
        faulty: signs.has('faulty'),
        bagged: signs.has('bagged'),
        ordered: signs.has('ordered'),
        faults: faults.slice(0, MOST_FAULTS),
      };
      signs = new Set();
      faults = [];
      return visit;
    },
  };
}

const MOST_FAULTS = 20;

function read(storage: VisitOptions['storage'], name: string): readonly string[] {
  try {
    const { of, told } = JSON.parse(storage?.getItem(STORED) ?? '{}') as { of?: unknown; told?: unknown };
    return of === name && Array.isArray(told) ? told.filter((one) => typeof one === 'string') : [];
  } catch {
    // Another tab's script, or a person, wrote something else: a new session.
    return [];
  }
}

function write(storage: VisitOptions['storage'], name: string, told: ReadonlySet<string>): void {
  try {
    storage?.setItem(STORED, JSON.stringify({ of: name, told: [...told] }));
  } catch {
    // Full or forbidden: each document is a session of its own.
  }
}

/** React's numbers of what was drawn otherwise than the server had. */
const HYDRATION = /Minified React error #(?:418|421|422|423|425)\b|[Hh]ydrat/;
const LOADING =
  /Loading (?:CSS )?chunk|ChunkLoadError|dynamically imported module|RUNTIME-0\d\d|importing a module script/;

/** What kind of fault an error is. */
export function kindOfError(error: unknown): FaultKind {
  const text = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  if (HYDRATION.test(text)) return 'hydration';
  return LOADING.test(text) ? 'load' : 'error';
}
