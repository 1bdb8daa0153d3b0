/**
 * How this visit goes: whose pages it shows, whether something failed in it, and whether something was bought.
 * Each sign is told once in a session of a tab, however often a page loops; a session has no name.
 */
import type { Visit } from '@suvarna/contracts/events';
import type { FaultKind } from '@suvarna/contracts/release-delivery';

type Cohort = Visit['cohort'];
type Sign = 'shown' | 'begun' | 'faulty' | 'bagged' | 'ordered';
export type Fault = Omit<Visit['faults'][number], 'first'>;
type Source = Pick<Fault, 'remote' | 'version'>;

export interface VisitWatch {
  /** A sign to be told, unless it was. */
  readonly sign: (sign: Exclude<Sign, 'faulty'>) => void;
  readonly fault: (fault: Fault) => void;
  /** A page of this release is on screen. */
  readonly page: (of: Source) => void;
  /** Whether there is anything new to be told. */
  readonly hasNews: () => boolean;
  /** Whose visit it is, and what is new in it since it was last asked. */
  readonly take: () => Visit;
}

/** Its content is of this composition, or this canary, alone: one of another is a new session's. */
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
  /** `null`: it is in no comparison. */
  readonly canary: number | null;
  readonly cohort: Cohort;
  /** Of the composition that the document was made of. */
  readonly revision: number;
  /** `sessionStorage`, where the browser allows it. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | null;
  /** Something is to be told. */
  readonly onNews: () => void;
}

export function createVisitWatch({ canary, cohort, revision, storage, onNews }: VisitOptions): VisitWatch {
  const name = canary === null ? `r${revision}.${cohort}` : `${canary}.${cohort}`;
  const told = new Set(read(storage, name));
  let signs = new Set<Sign>();
  let faults: Visit['faults'] = [];
  let pages = new Map<string, NonNullable<Visit['pages']>[number]>();

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
      const release = `${fault.remote}@${fault.version}`;
      if (!note(`${fault.kind} ${release}`)) return;
      faults.push(note(`any ${release}`) ? { ...fault, first: true } : fault);
      onNews();
    },
    page({ remote, version }) {
      const release = `${remote}@${version}`;
      const known = pages.get(release) ?? { remote, version, views: 0, begun: note(`page ${release}`) };
      pages.set(release, { ...known, views: known.views + 1 });
      onNews();
    },
    hasNews: () => signs.size + faults.length + pages.size > 0,
    take() {
      const visit: Visit = {
        ...(canary !== null && { canary }),
        cohort,
        shown: signs.has('shown'),
        begun: signs.has('begun'),
        faulty: signs.has('faulty'),
        bagged: signs.has('bagged'),
        ordered: signs.has('ordered'),
        faults: faults.slice(0, MOST_TOLD),
        pages: [...pages.values()].slice(0, MOST_TOLD),
      };
      signs = new Set();
      faults = [];
      pages = new Map();
      return visit;
    },
  };
}

const MOST_TOLD = 20;

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
