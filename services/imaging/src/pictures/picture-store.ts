import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { Committed } from '../masters/committed.ts';
import type { Master } from '../masters/master-index.ts';
import type { PictureCache } from './disk-cache.ts';
import { derive, repack } from './encode.ts';
import { SOCIAL, WIDTHS, nameOf, type Variant, type Width } from './picture.ts';
import { socialPicture } from './social-picture.ts';
import { isTurn } from './turns.ts';

export interface PictureStoreParts {
  readonly committed: Committed;
  readonly cache: PictureCache;
  readonly memoryBytes: number;
  /** Pictures that may wait to be resized. */
  readonly queueLimit: number;
  /** A stored picture could not be read; it is made again. */
  readonly onDamaged: (error: unknown, name: string) => void;
}

/** `full` when it would have to be resized and too many wait for that already. */
type Found = Buffer | 'full' | undefined;

/** Pictures that are finished, or follow from a finished one that is larger. */
export interface PictureStore {
  /** Only what lies in memory. */
  readonly hot: (variant: Variant) => Buffer | undefined;
  readonly find: (variant: Variant) => Promise<Found>;
  /** Whether it is there, or follows from one that is; nothing is read or resized. */
  readonly holds: (variant: Variant) => Promise<boolean>;
  readonly put: (variant: Variant, file: Buffer) => Promise<void>;
  /** As `put`, for what no reader has asked for: memory is left to what they did. */
  readonly lay: (variant: Variant, file: Buffer) => Promise<void>;
}

/** Resizing is work of the processor: two at once leave room for those who only read. */
const RESIZING = 2;

export function createPictureStore({
  committed,
  cache,
  memoryBytes,
  queueLimit,
  onDamaged,
}: PictureStoreParts): PictureStore {
  const memory = new LRUCache<string, Buffer>({
    maxSize: memoryBytes,
    sizeCalculation: ({ length }) => Math.max(length, 1),
  });
  const finding = new Map<string, Promise<Found>>();
  const resizing = new PQueue({ concurrency: RESIZING });

  const masterOf = (variant: Variant): Master | undefined => {
    const master = variant.format === 'avif' ? committed.find(variant) : undefined;
    return master?.size === variant.width ? master : undefined;
  };
  /** Whether it lies there, without reading it. */
  const has = async (variant: Variant): Promise<boolean> =>
    memory.has(nameOf(variant)) || masterOf(variant) !== undefined || cache.has(nameOf(variant));
  /** As it lies there; nothing is made. */
  const stored = async (variant: Variant): Promise<Buffer | undefined> => {
    const name = nameOf(variant);
    const hot = memory.get(name);
    if (hot) return hot;
    const master = masterOf(variant);
    const file = master ? await committed.read(master) : await cache.get(name);
    if (file) memory.set(name, file);
    return file;
  };
  const put: PictureStore['put'] = async (variant, file) => {
    memory.set(nameOf(variant), file);
    await cache.put(nameOf(variant), file);
  };
  /** From the largest there is. Sources are read only here, when it is their turn: the queue holds no pictures. */
  const resized = async (variant: Variant): Promise<Buffer | undefined> => {
    for (const source of sourcesOf(variant)) {
      const file = await stored(source);
      if (!file) continue;
      // It was drawn while this one waited.
      if (nameOf(source) === nameOf(variant)) return file;
      try {
        if (variant.width === SOCIAL) return await socialPicture(file);
        return isTurn(variant)
          ? await repack(file, variant.format)
          : await derive(file, variant.width, variant.format);
      } catch (error) {
        // What came with the release cannot be made again.
        if (masterOf(source)) throw error;
        const name = nameOf(source);
        onDamaged(error, name);
        memory.delete(name);
        await cache.drop(name);
      }
    }
    return undefined;
  };
  const found = async (variant: Variant): Promise<Found> => {
    const file = await stored(variant);
    if (file) return file;
    if (!(await anyOf(sourcesOf(variant), has))) return undefined;
    if (resizing.size >= queueLimit) return 'full';
    const derivative = await resizing.add(() => resized(variant));
    if (derivative) await put(variant, derivative);
    return derivative;
  };

  return {
    hot: (variant) => memory.get(nameOf(variant)),
    holds: async (variant) => (await has(variant)) || anyOf(sourcesOf(variant), has),
    find(variant) {
      const name = nameOf(variant);
      const running = finding.get(name) ?? found(variant).finally(() => finding.delete(name));
      finding.set(name, running);
      return running;
    },
    put,
    lay: (variant, file) => cache.put(nameOf(variant), file),
  };
}

/** The smallest picture this one can be made from. A social one is a little larger than that, which is not seen. */
const leastFor = ({ width }: Variant): Width => (width === SOCIAL ? 515 : width);

/** What it can be made from, the largest first. */
const sourcesOf = (variant: Variant): Variant[] =>
  WIDTHS.filter((width) => width >= leastFor(variant))
    .toReversed()
    .map((width) => ({ ...variant, width, format: 'avif' }));

async function anyOf<Item>(
  items: readonly Item[],
  holds: (item: Item) => Promise<boolean>,
): Promise<boolean> {
  for (const item of items) if (await holds(item)) return true;
  return false;
}
