import type { Machine } from '../measure/machine.ts';
import type { PageRun } from '../measure/measure-page.ts';
import type { SoftNavigations, Taps } from '../measure/measure-in-page.ts';
import type { ViewerStart } from '../measure/measure-viewer.ts';
import type { ViewerMemory } from '../measure/measure-viewer-memory.ts';
import type { ServerBench } from '../server-bench.ts';
import type { FloodBench, FloodRow } from '../flood-bench.ts';
import type { FloodAnswers } from '../flood-client.ts';
import { median } from '../measure/statistics.ts';
import type { MemoryBench } from '../memory-bench.ts';
import type { ProcessMemory } from '@suvarna/testing/process-memory';
import type { SwapBench } from '../swap-bench.ts';
import { mark, table } from './table.ts';
import type { PictureBench } from '../picture-bench.ts';
import {
  PICTURE_BYTES,
  PICTURE_WITHIN_MS,
  floodTargets,
  inPageTargets,
  meetsServerTarget,
  pageTargets,
  serverTargets,
  swapTarget,
  viewerTargets,
} from './targets.ts';

export type PageMedians = Readonly<
  Record<string, Readonly<Record<Exclude<keyof PageRun, 'lcpElement' | 'lcpUrl'>, number>>>
>;

const milliseconds = (value: number): string => `${Math.round(value)} ms`;
const kilobytes = (value: number): string => `${(value / 1_000).toFixed(1)} kB`;

const columns: readonly {
  readonly title: string;
  readonly key: Exclude<keyof PageRun, 'lcpElement' | 'lcpUrl'>;
  readonly write: (value: number) => string;
}[] = [
  { title: 'TTFB', key: 'ttfb', write: milliseconds },
  { title: 'FCP', key: 'fcp', write: milliseconds },
  { title: 'LCP', key: 'lcp', write: milliseconds },
  { title: 'floor', key: 'floor', write: milliseconds },
  { title: 'LCP / floor', key: 'overFloor', write: (value) => value.toFixed(1) },
  { title: 'CLS', key: 'cls', write: (value) => value.toFixed(3) },
  { title: 'blocking', key: 'blocking', write: milliseconds },
  { title: 'without scripts', key: 'blockingBare', write: milliseconds },
  { title: 'TBT', key: 'tbt', write: milliseconds },
  { title: 'longest task', key: 'longestTask', write: milliseconds },
  { title: 'requests', key: 'requests', write: String },
  { title: 'JS', key: 'js', write: kilobytes },
  { title: 'CSS', key: 'css', write: kilobytes },
  { title: 'HTML', key: 'html', write: kilobytes },
  { title: 'images', key: 'images', write: kilobytes },
  { title: 'fonts', key: 'fonts', write: kilobytes },
  { title: 'data', key: 'data', write: kilobytes },
  { title: 'then ahead', key: 'prefetched', write: kilobytes },
  { title: 'of it JS', key: 'prefetchedJs', write: kilobytes },
];

export function pageTable(pages: PageMedians): string {
  const rows = Object.entries(pages).map(([name, run]) => [
    name,
    ...columns.map(({ key, write }) => {
      const target = pageTargets[name]?.[key];
      return write(run[key]) + mark(target === undefined || run[key] <= target);
    }),
  ]);
  return table(['page', ...columns.map(({ title }) => title)], rows);
}

const timesTable = (title: string, times: Readonly<Record<string, number>>, target: number): string =>
  table(
    [title, 'median', 'target'],
    Object.entries(times).map(([name, time]) => [
      name,
      milliseconds(time) + mark(time <= target),
      milliseconds(target),
    ]),
  );

export const navigationTable = (navigations: SoftNavigations): string =>
  timesTable('from a tap to the next page', navigations, inPageTargets.navigation);

export const tapTable = (taps: Taps): string =>
  timesTable('from a tap to the next paint', taps, inPageTargets.tap);

export interface ViewerFigures extends ViewerStart {
  readonly memory: ViewerMemory;
}

export function viewerTable({
  start,
  script,
  memory: { opens, nodes, listeners, workers, heapBytes },
}: ViewerFigures): string {
  const { perOpenBytes } = viewerTargets;
  const keepsNothing = nodes <= 0 && listeners <= 0 && workers === 0 && heapBytes <= perOpenBytes * opens;
  return table(
    ['the 3D view', 'measured', 'target'],
    [
      ['from the tap until the piece is on the screen', `${(start / 1_000).toFixed(1)} s`, ''],
      ['script for a frame while it is turned', `${script.toFixed(1)} ms`, ''],
      [
        `left behind by ${opens} more opens` + mark(keepsNothing),
        `${nodes} nodes, ${listeners} listeners, ${workers} workers, ${kilobytes(heapBytes)} of heap`,
        `none, and ≤ ${kilobytes(perOpenBytes)} an open`,
      ],
    ],
  );
}

export function pictureTable({ averageBytes, made, unseen, crowd }: PictureBench): string {
  return table(
    ['picture', 'measured', 'target'],
    [
      [
        'first picture of a design at 360 px, average' + mark(averageBytes <= PICTURE_BYTES),
        kilobytes(averageBytes),
        `≤ ${kilobytes(PICTURE_BYTES)}`,
      ],
      [
        `drawn for the first time at 515 px, average of ${made.count}`,
        `${made.seconds.toFixed(1)} s, ${made.cpuSeconds.toFixed(1)} CPU-s`,
        '',
      ],
      [
        `offered by pages of ${unseen.designs} designs that were never looked at, to six shoppers at once` +
          mark(unseen.late + unseen.empty === 0),
        `${unseen.offered - unseen.late} of ${unseen.offered} came in time, the last after ${milliseconds(unseen.longest)}; ${unseen.empty} empty`,
        `≤ ${milliseconds(PICTURE_WITHIN_MS)}, none empty`,
      ],
      [
        'of them, drawn while the page was looked at' + mark(unseen.longestAnswer <= PICTURE_WITHIN_MS),
        `${unseen.drawn}, half of them after ${(unseen.untilDrawn / 1_000).toFixed(1)} s; ${unseen.notOffered} not offered within 8 s; ${unseen.drawing} times told "being drawn", the last after ${milliseconds(unseen.longestAnswer)}`,
        `told ≤ ${milliseconds(PICTURE_WITHIN_MS)}`,
      ],
      [
        `${crowd.finished + crowd.standIns + crowd.failed} not drawn before, at once` +
          mark(crowd.failed === 0),
        `${crowd.finished} finished, ${crowd.standIns} told to be being drawn, ${crowd.failed} failed, after ${crowd.seconds.toFixed(1)} s; ${Math.round(crowd.megabytes)} MB in the service`,
        'none fails',
      ],
    ],
  );
}

export function serverTable(server: ServerBench): string {
  return table(
    ['answer', 'requests/s', 'CPU each', 'one core gives', 'p50', 'p99', 'failed', 'target'],
    Object.entries(server).map(([name, run]) => {
      const { perCore, cpuMs, p95, p99 } = serverTargets[name] ?? {};
      const target = [
        perCore && `≥ ${perCore}/s a core`,
        cpuMs && `≤ ${cpuMs} ms CPU`,
        p95 && `p95 ≤ ${p95} ms: ${String(run.p95)} ms`,
        p99 && `p99 ≤ ${p99} ms`,
      ]
        .filter(Boolean)
        .join(', ');
      return [
        name + mark(meetsServerTarget(name, run)),
        String(run.requestsPerSecond),
        `${run.cpuMs.toFixed(2)} ms`,
        `${run.perCore}/s`,
        `${run.p50} ms`,
        `${run.p99} ms`,
        String(run.failed),
        target,
      ];
    }),
  );
}

export function swapTable(bench: SwapBench): string {
  const rows = (['swap', 'rollback', 'kill', 'revive'] as const).map((order) => {
    const [middle, longest] = [median(bench[order]), Math.max(...bench[order])];
    return [
      order,
      milliseconds(middle),
      milliseconds(longest) + mark(longest <= swapTarget),
      `≤ ${milliseconds(swapTarget)}`,
    ];
  });
  return table(['from the order to new documents', 'median', 'longest', 'target'], rows);
}

export function memoryTable(benches: readonly MemoryBench[]): string {
  const megabytes = ({ rss, pss }: ProcessMemory): string =>
    `${Math.round(rss / 1e6)} MB (${Math.round(pss / 1e6)})`;
  const rows = benches.flatMap(({ designs, processes, restart }) =>
    Object.entries(processes).map(([name, { ready, used }]) => [
      name,
      String(designs),
      megabytes(ready),
      megabytes(used),
      `${Math.round(used.peak / 1e6)} MB`,
      name === 'commerce' ? `${(restart / 1_000).toFixed(1)} s` : '',
    ]),
  );
  return table(
    ['memory (its share)', 'designs', 'ready', 'after shoppers', 'at most', 'killed, ready again'],
    rows,
  );
}

export function floodTable({ quiet, beside }: FloodBench): string {
  const told = (statuses: FloodAnswers): string =>
    Object.entries(statuses)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ');
  const cell = (row: FloodRow, what: keyof FloodRow, isBound: boolean): string =>
    `${row[what].p50} / ${row[what].p99} ms${row[what].failed > 0 ? `, ${row[what].failed} failed` : ''}${mark(!isBound || (row[what].p99 <= floodTargets[what] && row[what].failed === 0))}`;
  const line = (name: string, row: FloodRow, got: string, isBound = true): string[] => [
    name,
    cell(row, 'read', isBound),
    cell(row, 'page', isBound),
    cell(row, 'signIn', isBound),
    got,
  ];
  return table(
    [
      'beside one client that sends',
      'a bag is read (p50 / p99)',
      'a page not seen before',
      'a sign-in',
      'what the client was answered',
    ],
    [
      line('nothing', quiet, '', false),
      ...beside.map(({ flood, row, answers }) => line(flood, row, told(answers))),
      [
        'target (p99)',
        `≤ ${floodTargets.read} ms`,
        `≤ ${floodTargets.page} ms`,
        `≤ ${floodTargets.signIn} ms`,
        '',
      ],
    ],
  );
}

export function machineLine({
  cpu,
  cores,
  memoryGiB,
  system,
  node,
  chromium,
  date,
  load,
  speed,
}: Machine): string {
  return `${date} · ${cpu}, ${cores} cores, ${memoryGiB} GiB · ${system} · Node ${node} · Chromium ${chromium} · load before: ${load} · a fixed text packed in ${speed.packMs} ms, a call into the system ${speed.callUs.toFixed(1)} µs`;
}
