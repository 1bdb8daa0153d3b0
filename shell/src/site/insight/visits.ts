/**
 * The visit of this tab, as far as it may be counted: as a canary's document always, as any other while pages
 * may be counted, too.
 */
import type { InsightBatch, Visit } from '@suvarna/contracts/events';
import type { PageData } from '@suvarna/contracts/public-composition';
import type { EventBus } from '@suvarna/event-bus';
import type { LiveComposition } from '../../engine/browser/composition/live-composition.ts';
import { ORDER_PLACED } from '../chrome/paths.ts';
import { createBatch } from './batch.ts';
import type { Sources } from './source.ts';
import { watchFaults } from './watch-faults.ts';
import { cohortOfDocument, createVisitWatch, type Fault, type VisitWatch } from './visit.ts';

interface Options {
  readonly bus: Pick<EventBus, 'on'>;
  readonly live: Pick<LiveComposition, 'get'>;
  readonly sources: Sources;
  /** What the document was opened with. */
  readonly page: Pick<PageData, 'remote' | 'failed'>;
  readonly storage: Storage | null;
  readonly tell: (batch: InsightBatch) => void;
}

export interface Visits {
  /** Pages may be counted. */
  readonly begin: () => void;
  /** They may not any more. */
  readonly end: () => void;
  readonly fault: (fault: Fault) => void;
  /** Whose page is on screen. */
  readonly shown: () => string;
  /** What goes with other news; `null` where no visit is counted. */
  readonly take: () => Visit | null;
  readonly flush: () => void;
}

const RULE = { most: 10, afterMs: 10_000 } as const;
/** While a canary runs its faults are told soon: it is to end soon. */
const RULE_OF_CANARY = { most: 10, afterMs: 2_000 } as const;

export function createVisits({ bus, live, sources, page, storage, tell }: Options): Visits {
  const compared = cohortOfDocument();
  let watch: VisitWatch | null = null;
  let shown = page.remote;
  let isWatched = false;
  const news = createBatch<'news'>({
    ...(compared ? RULE_OF_CANARY : RULE),
    send: () => {
      if (watch?.hasNews()) tell({ vitals: [], errors: [], visit: watch.take() });
    },
  });
  const look = (): void => {
    if (location.pathname.includes(ORDER_PLACED)) watch?.sign('ordered');
  };
  // A page that is none of a remote's is nobody's.
  const see = (): void => {
    if (shown !== '') watch?.page(sources.ofRemote(shown));
    look();
  };
  const fault = (one: Fault): void => watch?.fault(one);
  const begin = (): void => {
    if (watch) return;
    const { revision, cohort } = live.get();
    watch = createVisitWatch({
      canary: compared?.canary ?? null,
      cohort: compared?.cohort ?? (cohort === 'canary' ? 'canary' : 'control'),
      revision,
      storage,
      onNews: () => news.add('news'),
    });
    if (!isWatched) watchFaults(sources, page, () => shown, fault);
    isWatched = true;
    see();
  };
  bus.on('bag.line-item.added', () => watch?.sign('bagged'));
  bus.on('navigation.page.shown', ({ remote }) => {
    shown = remote;
    see();
  });
  if (compared) begin();
  return {
    begin,
    end() {
      if (!compared) watch = null;
    },
    fault,
    shown: () => shown,
    take: () => watch?.take() ?? null,
    flush: news.flush,
  };
}
