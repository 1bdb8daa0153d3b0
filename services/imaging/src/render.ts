/**
 * `npm run render`: makes the pictures that lie in the repository. It can be stopped with Ctrl-C (or
 * SIGINT to the process it names) and goes on where it was.
 *
 * - `--featured [300]`: instead of heroes, all metals and three views of the most popular designs, large
 * - `--category rings`, `--only RG00001,RG00002`, `--limit 100`: fewer
 * - `--again`: also those that are there
 */
import { access, mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { findChromium } from '@suvarna/chromium/find-chromium';
import { HEROES, masterPath, readMasters, slotOf } from './masters/master-index.ts';
import { masterFile } from './picture-file.ts';
import { featuredJobs, heroJob, type ListedPiece, type RenderJob } from './render/jobs.ts';
import { makeMasters } from './render/make-masters.ts';
import { createProgress } from './render/progress.ts';
import { openStudio } from './open-studio.ts';
import { superviseRenderer } from './renderer/supervised-renderer.ts';

const FEATURED = 300;

const { values } = parseArgs({
  options: {
    featured: { type: 'boolean', default: false },
    category: { type: 'string' },
    only: { type: 'string' },
    limit: { type: 'string' },
    again: { type: 'boolean', default: false },
  },
});
const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const listed: ListedPiece[] = [];
for await (const line of createInterface({ input: process.stdin }))
  listed.push(JSON.parse(line) as ListedPiece);
const only = values.only?.split(',');
const wanted = (values.featured ? listed.slice(0, FEATURED) : listed).filter(
  ({ design_code, category }) =>
    (only?.includes(design_code) ?? true) && (values.category === undefined || category === values.category),
);
const all = values.featured ? wanted.flatMap(featuredJobs) : wanted.map(heroJob);

const known = new Map((await readMasters()).map((master) => [slotOf(master), master]));
const missing: RenderJob[] = [];
for (const job of all) if (values.again || !(await isThere(job))) missing.push(job);
const jobs = missing.slice(0, values.limit === undefined ? undefined : Number(values.limit));

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    print('stopping after the picture under way …');
    stopping.abort();
  });
}
print(
  `${String(all.length - missing.length)} pictures are there, ${String(jobs.length)} to make; stop with Ctrl-C or: kill -INT ${String(process.pid)}`,
);
await mkdir(HEROES, { recursive: true });
// Ctrl-C is ours to handle: the picture under way is finished.
const renderers = Array.from({ length: availableParallelism() }, () =>
  superviseRenderer(() => openStudio(findChromium(process.env).path), {
    limitMs: 120_000,
    onLost: (error) => print(`a new browser: ${firstLine(error)}`),
  }),
);
const progress = createProgress(jobs.length, print);
let failed = 0;
await makeMasters(jobs, {
  folder: HEROES,
  known,
  renderers,
  encode: masterFile,
  signal: stopping.signal,
  onMade: ({ bytes }) => progress.add(bytes),
  onFailed: ({ design_code, view, alloy }, error) => {
    failed += 1;
    print(`${design_code} ${view} ${alloy}: ${firstLine(error)}`);
  },
});
await Promise.all(renderers.map((renderer) => renderer.close()));
const total = [...known.values()].reduce((sum, { bytes }) => sum + bytes, 0);
print(
  `${progress.line()}; ${String(known.size)} pictures, ${(total / 1e6).toFixed(1)} MB in all${failed === 0 ? '' : `; ${String(failed)} failed`}`,
);
process.exitCode = failed === 0 ? 0 : 1;

async function isThere(job: RenderJob): Promise<boolean> {
  if (known.get(slotOf(job))?.key !== job.key) return false;
  return access(masterPath(HEROES, job)).then(
    () => true,
    () => false,
  );
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
}
