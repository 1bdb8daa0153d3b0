import type { AheadBench, GalleryBench } from '../gallery-bench.ts';
import { mark, table } from './table.ts';
import { galleryTargets } from './targets.ts';

export function galleryTable(
  { cpuOfView, first, scrolled, crowd, bytes }: GalleryBench,
  ahead: AheadBench,
): string {
  const { cpuMs, firstSeconds, thereShare, pageP99, megabytes, picturesAnHour } = galleryTargets;
  const most = Math.max(bytes, ahead.bytes) / 1e6;
  return table(
    ['galleries that nobody saw before', 'measured', 'target'],
    [
      [
        'a view at 515 px, all processes' + mark(cpuOfView * 1_000 <= cpuMs),
        `${Math.round(cpuOfView * 1_000)} ms CPU`,
        `≤ ${cpuMs} ms`,
      ],
      [
        `all views of a design, median of ${first.designs}` + mark(first.median <= firstSeconds),
        `${first.median.toFixed(1)} s, the longest ${first.longest.toFixed(1)} s`,
        `≤ ${firstSeconds} s`,
      ],
      [
        'pictures there before they are scrolled to' + mark(scrolled.there >= scrolled.pictures * thereShare),
        `${scrolled.there} of ${scrolled.pictures}`,
        `≥ ${thereShare * 100} %`,
      ],
      [
        `${crowd.galleries} galleries at once` + mark(crowd.failed === 0),
        `${crowd.pictures - crowd.failed} of ${crowd.pictures} pictures, the last after ${crowd.seconds.toFixed(0)} s`,
        'none fails',
      ],
      [
        'pages meanwhile (p99)' + mark(crowd.pageP99 <= pageP99 && crowd.pagesFailed === 0),
        `${crowd.pageP99} ms, ${crowd.pagesFailed} failed`,
        `≤ ${pageP99} ms`,
      ],
      [
        'the catalogue drawn ahead' + mark(ahead.picturesAnHour >= picturesAnHour),
        `${ahead.picturesAnHour} pictures an hour`,
        `≥ ${picturesAnHour}`,
      ],
      [
        'memory of the image service and what draws for it, at most' + mark(most <= megabytes),
        `${Math.round(bytes / 1e6)} MB after a crowd, ${Math.round(ahead.bytes / 1e6)} MB while it draws ahead`,
        `≤ ${megabytes} MB`,
      ],
    ],
  );
}
