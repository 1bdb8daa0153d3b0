import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../../support/repository.ts';
import { earlierRuns, runsTable } from './earlier-runs.ts';
import type { FloodBench } from '../flood-bench.ts';
import type { SwapBench } from '../swap-bench.ts';
import type { Machine } from '../measure/machine.ts';
import type { SoftNavigations, Taps } from '../measure/measure-in-page.ts';
import { profile } from '../measure/profile.ts';
import type { AheadBench, GalleryBench } from '../gallery-bench.ts';
import type { PictureBench } from '../picture-bench.ts';
import { galleryTable } from './gallery-table.ts';
import {
  floodTable,
  machineLine,
  navigationTable,
  pageTable,
  pictureTable,
  serverTable,
  swapTable,
  tapTable,
  viewerTable,
  type PageMedians,
  type ViewerFigures,
} from './report.ts';
import type { ServerBench } from '../server-bench.ts';

export interface BenchResult {
  readonly machine: Machine;
  readonly runs: number;
  readonly pages: PageMedians;
  readonly navigations: SoftNavigations;
  readonly taps: Taps;
  readonly viewer: ViewerFigures;
  readonly server: ServerBench;
  readonly pictures: PictureBench;
  readonly galleries: GalleryBench;
  readonly ahead: AheadBench;
  readonly flood: FloodBench;
  readonly swap: SwapBench;
}

/** `docs/performance.md` holds what was measured and nothing that was hoped. */
export function writeDocument({
  machine,
  runs,
  pages,
  navigations,
  taps,
  viewer,
  server,
  pictures,
  galleries,
  ahead,
  flood,
  swap,
}: BenchResult): void {
  writeFileSync(
    join(repository, 'docs', 'performance.md'),
    `# Measured speed

\`npm run bench -- --write\` builds for production, starts a store of its own, measures it, and writes this page. Numbers marked "(over)" miss their target. A busy machine makes all times worse: close everything else first.

${machineLine(machine)}

## A cold visit
Medians of ${runs} visits, each with an empty cache, of a store that has had visitors. Chromium on ${profile.viewport.width} × ${profile.viewport.height} px, ${(profile.download * 8) / 1_000_000} Mbit/s down, ${profile.latency} ms added to every request, ${profile.cpuSlowdown}× slower processor. The network is DevTools' emulation: no connection set-up, no loss. Bytes are over the wire, heads of answers included, of everything asked for until the page was loaded; style sheets stand in the document, so HTML counts them and CSS only files; "then ahead" is what came afterwards, mostly for pages that may be next. "Blocking" is what long animation frames held the page from the start of the navigation, rendering included, "without scripts" the same when none of them comes; TBT what tasks took beyond 50 ms after the first paint. The floor is the soonest that the largest element can be there: one round trip, the document and its picture over the line, with no processor at all.

${pageTable(pages)}

## In the open page
From a tap until the next page is painted, on a page that was looked at for three seconds; and from a tap until the next paint, the longest of its events, as the browser counts interaction to next paint.

${navigationTable(navigations)}

${tapTable(taps)}

## The 3D view
On the same slow phone; the start includes its code over the slow line. This machine has no graphics card: Mesa draws on the processor, so the first frame is slower here than on a phone, and only script is measured of the frames. What is left behind is counted without a slowdown, garbage collected: nodes, listeners and workers, and what the browser itself notes of each request.

${viewerTable(viewer)}

## The server
One process each for composer and commerce, the load generator and PostgreSQL on the same cores. "CPU each" is the processor time of the process that was asked, read from the system, divided by the answers; "one core gives" is its inverse. Uncached pages are different pages asked once each. What changes something is called at a fixed rate, each call when it is due, and its time counts from then; every guest has a bag of their own. Rows at 200 requests a second follow eight seconds of the same calls at full load. The row with 100,000 designs is of a store seeded with \`SEED_DESIGNS=100000\`.

${serverTable(server)}

## Beside a flood
One client at an address of its own floods the shop, at the lowest priority, since in life it has a processor of its own; others at other addresses read their bag (50 a second), open pages (4 a second) and sign in (1 a second), all through the shop.

${floodTable(flood)}

## A swap, a rollback, a kill and a revival
Five of each while shoppers' requests run, counted from the end of the operator's command until a new document is of the other release, or, for a kill, shows that this part of the store is not available.

${swapTable(swap)}

## Pictures
The image service draws on the processor (Mesa llvmpipe), one picture at a time. Seconds and processor time are of the service and what draws for it together, on a machine that also serves the store.

${pictureTable(pictures)}

${galleryTable(galleries, ahead)}

## Other machines, other days
A machine is told by the time to pack a fixed text and by a call into its system that reads one byte of nothing; blank where that was not measured.

${runsTable(earlierRuns())}

## What keeps it so
- A page is rendered on the server and paints without another request: its style sheets stand in it, allowed by their hashes (ADR 20). The first picture is named in its head, the scripts of this one route at its end; fonts follow and shift nothing.
- One federation runtime, in the host ([decision 36](decisions/0036-stable-etags-and-one-federation-runtime.md)). A remote ships its container and its page, nothing it shares.
- Hydration is cut into slices. Nothing on the way to the largest element waits for a script.
- Documents hold nothing about a person, so they are kept, compressed once more in the background, and served as bytes. A page that did not change is the same to the byte, whichever process makes it: a second visit fetches a head.
- Listings and facets are answered from a snapshot in memory; a price is integer arithmetic.
- CI weighs every page from the built files (\`e2e/bench/budgets.json\`): bytes are the same everywhere, times are not.
`,
  );
}
