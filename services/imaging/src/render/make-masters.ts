import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { masterPath, slotOf, writeMasters, type Master } from '../masters/master-index.ts';
import type { Still } from '../still-browser.ts';
import type { SupervisedRenderer } from '../renderer/supervised-renderer.ts';
import type { RenderJob } from './jobs.ts';

export interface MakeMasters {
  readonly folder: string;
  /** What is there already, by slot; it grows. */
  readonly known: Map<string, Master>;
  /** Each makes one picture at a time. */
  readonly renderers: readonly SupervisedRenderer[];
  readonly encode: (still: Still) => Promise<Buffer>;
  readonly signal: AbortSignal;
  readonly onMade: (master: Master) => void;
  readonly onFailed: (job: RenderJob, error: unknown) => void;
}

/** The index is written this often, so that a killed run loses little. */
const WRITE_EVERY = 40;

/** Makes the pictures that are missing; each renderer draws one while its last one is encoded. */
export async function makeMasters(
  jobs: readonly RenderJob[],
  { folder, known, renderers, encode, signal, onMade, onFailed }: MakeMasters,
): Promise<void> {
  let unwritten = 0;
  const save = async (job: RenderJob, still: Still): Promise<void> => {
    const [file, tint] = await Promise.all([encode(still), tintOf(still)]);
    const { design_code, view, alloy, size, key } = job;
    const master: Master = { design_code, view, alloy, size, key, bytes: file.length, tint };
    const path = masterPath(folder, master);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.new`, file);
    await rename(`${path}.new`, path);
    known.set(slotOf(master), master);
    unwritten += 1;
    onMade(master);
  };
  const left = jobs.values();
  /** The index is one file. */
  let writing: Promise<void> = Promise.resolve();
  const write = (): Promise<void> => (writing = writing.then(() => writeMasters(known.values(), folder)));
  const work = async (renderer: SupervisedRenderer): Promise<void> => {
    let encoding: Promise<void> = Promise.resolve();
    for (const job of left) {
      if (signal.aborted) break;
      try {
        const still = await renderer.still({
          piece: job.piece,
          view: job.view,
          alloy: job.metal,
          size: job.size,
          frames: job.frames,
        });
        await encoding;
        encoding = save(job, still).catch((error: unknown) => onFailed(job, error));
      } catch (error) {
        if (!signal.aborted) onFailed(job, error);
      }
      if (unwritten < WRITE_EVERY) continue;
      unwritten = 0;
      await write();
    }
    await encoding;
  };
  try {
    await Promise.all(renderers.map(work));
  } finally {
    await write();
  }
}

async function tintOf({ pixels, size }: Still): Promise<string> {
  const picture = sharp(pixels, { raw: { width: size, height: size, channels: 4 } });
  return (await picture.removeAlpha().resize(1, 1, { kernel: 'cubic' }).raw().toBuffer()).toString('hex');
}
