import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A committed picture. */
export interface Master {
  readonly design_code: string;
  readonly view: string;
  /** Karat and colour, e.g. `18-yellow`. */
  readonly alloy: string;
  readonly size: number;
  readonly key: string;
  readonly bytes: number;
  /** Average colour, `rrggbb`: what is shown before the picture is there. */
  readonly tint: string;
}

/** Where committed pictures lie. */
export const HEROES = join(import.meta.dirname, '..', '..', 'heroes');
/** Heroes of all designs have this size; every other committed picture is larger. */
export const HERO_SIZE = 515;

const COLUMNS = ['design_code', 'view', 'alloy', 'size', 'key', 'bytes', 'tint'] as const;
const FILE = 'index.tsv';

export function masterPath(
  folder: string,
  { design_code, view, alloy, size }: Pick<Master, 'design_code' | 'view' | 'alloy' | 'size'>,
): string {
  return size === HERO_SIZE
    ? join(folder, design_code.slice(0, 2), `${design_code}.avif`)
    : join(folder, 'featured', design_code, `${view}-${alloy}.avif`);
}

/** The slot a picture takes: a newer picture of the same design, view, metal and size replaces it. */
export const slotOf = ({
  design_code,
  view,
  alloy,
  size,
}: Pick<Master, 'design_code' | 'view' | 'alloy' | 'size'>): string =>
  size === HERO_SIZE ? design_code : `${design_code} ${view} ${alloy}`;

/** @returns nothing where nothing was rendered yet */
export async function readMasters(folder = HEROES): Promise<Master[]> {
  try {
    const lines = (await readFile(join(folder, FILE), 'utf8')).trimEnd().split('\n').slice(1);
    return lines.map(master);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function master(line: string): Master {
  const [design_code, view, alloy, size, key, bytes, tint] = line.split('\t');
  if (!design_code || !view || !alloy || !key || !tint)
    throw new Error(`the index of pictures has a line that cannot be read: ${line}`);
  return { design_code, view, alloy, size: Number(size), key, bytes: Number(bytes), tint };
}

/** Sorted, so that versions of the index can be compared; whole or not at all, so that a kill never leaves half of it. */
export async function writeMasters(masters: Iterable<Master>, folder = HEROES): Promise<void> {
  const rows = [...masters].toSorted((a, b) => order(slotOf(a), slotOf(b)) || a.size - b.size);
  const text = [
    COLUMNS.join('\t'),
    ...rows.map((row) => COLUMNS.map((column) => String(row[column])).join('\t')),
  ].join('\n');
  const file = join(folder, FILE);
  await writeFile(`${file}.new`, `${text}\n`);
  await rename(`${file}.new`, file);
}

const order = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
