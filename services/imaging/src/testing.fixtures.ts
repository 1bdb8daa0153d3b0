import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { DrawnView } from '@suvarna/jewellery-model/model';
import { pictureKey } from '@suvarna/jewellery-model/picture-key';
import type { Piece } from '@suvarna/jewellery-model/piece';
import { pino } from 'pino';
import sharp from 'sharp';
import { buildApp, type App } from './app.ts';
import { readConfig } from './config.ts';
import { masterPath, writeMasters, type Master } from './masters/master-index.ts';
import type { ProductPiece } from './pictures/piece-client.ts';
import type { Renderer } from './renderer/supervised-renderer.ts';

const RING: Piece = {
  category: 'rings',
  form: 'halo',
  motif: 'floral',
  style: 'classic',
  look: 7,
  width_tenth_mm: 80,
  height_tenth_mm: 230,
  size_mm: 52,
  gauge_milli: 1000,
  stamped_mg: 0,
  fineness: 0,
  stones: [{ type: 'diamond', shape: 'round', count: 1, millicarat: 300, role: 'centre' }],
};

/** Product `n` is a ring of its own. */
export const productPiece = (n: number): ProductPiece => ({
  design_code: `RG${String(n).padStart(5, '0')}`,
  karat: 18,
  colours: ['yellow', 'rose', 'white'],
  piece: { ...RING, look: n },
});

interface Picture {
  readonly view?: DrawnView;
  readonly colour?: 'yellow' | 'rose' | 'white';
  readonly width?: number | 'social';
  readonly key?: string;
}

export function addressOf(
  n: number,
  { view = 'hero', colour = 'yellow', width = 515, key }: Picture = {},
): string {
  const { piece, karat } = productPiece(n);
  return `/media/designs/${n}/${view}-${colour}-${width}-${key ?? pictureKey(piece, { karat, colour }, view)}`;
}

const COLOURS = { yellow: [230, 190, 80], rose: [230, 160, 140], white: [210, 210, 215] } as const;

/** A renderer without a browser: plain squares in the colour of the metal. */
export interface TestRenderer {
  readonly open: () => Promise<Renderer>;
  readonly made: string[];
  readonly opened: () => number;
  /** Pictures wait from now on until they are let go. */
  readonly hold: () => void;
  readonly release: () => void;
  /** The next picture ends the browser. */
  readonly die: () => void;
}

export function testRenderer(): TestRenderer {
  const made: string[] = [];
  let opened = 0;
  let dying = false;
  let gate = Promise.withResolvers<void>();
  gate.resolve();
  return {
    made,
    opened: () => opened,
    hold: () => {
      gate = Promise.withResolvers<void>();
    },
    release: () => gate.resolve(),
    die: () => {
      dying = true;
    },
    open: async () => {
      opened += 1;
      return {
        still: async ({ alloy, view, size, piece, turned }) => {
          await gate.promise;
          if (dying) {
            dying = false;
            throw new Error('Target page, context or browser has been closed');
          }
          made.push(`${piece.look} ${view} ${alloy.colour} ${size}`);
          // Of a turn each frame is darker than the one before.
          const light = 1 - (turned ?? 0) / 2;
          const [r, g, b] = COLOURS[alloy.colour];
          return {
            pixels: await sharp({
              create: {
                width: size,
                height: size,
                channels: 4,
                background: { r: r * light, g: g * light, b: b * light, alpha: 1 },
              },
            })
              .raw()
              .toBuffer(),
            size,
            modelMs: 0,
            drawMs: 0,
            triangles: 0,
          };
        },
        close: async () => undefined,
      };
    },
  };
}

export interface TestService extends App {
  readonly folder: string;
  /** Says what commerce answers: nothing reachable while true. */
  readonly cutOff: (away: boolean) => void;
  readonly asked: () => number;
}

export interface TestServiceOptions {
  readonly renderer?: Pick<TestRenderer, 'open'> | undefined;
  readonly env?: Readonly<Record<string, string>>;
  readonly folder?: string;
  readonly committed?: readonly number[];
}

/** A service in process, with a folder of its own and products 1 to 999. */
export async function testService({
  renderer,
  env = {},
  folder,
  committed = [],
}: TestServiceOptions): Promise<TestService> {
  const own = folder ?? (await mkdtemp(join(tmpdir(), 'imaging-')));
  const heroes = join(own, 'heroes');
  await mkdir(heroes, { recursive: true });
  if (committed.length > 0) await commit(heroes, committed);
  let away = false;
  let asked = 0;
  const app = await buildApp({
    config: readConfig({
      STORE_STAGE: 'local',
      CHROMIUM: 'none',
      IMAGING_AHEAD: 'off',
      IMAGING_CACHE: join(own, 'cache'),
      IMAGING_PATIENCE_MS: '20000',
      ...env,
    }),
    log: pino({ level: 'silent' }),
    heroes,
    pieces: {
      find: async (id) => {
        asked += 1;
        if (away) throw new Error('commerce is away');
        return id < 1_000 ? productPiece(id) : undefined;
      },
    },
    ...(renderer && { open: renderer.open }),
  });
  return {
    ...app,
    folder: own,
    cutOff: (gone) => {
      away = gone;
    },
    asked: () => asked,
    close: async () => {
      await app.close();
      if (folder === undefined) await rm(own, { recursive: true, force: true });
    },
  };
}

async function commit(heroes: string, products: readonly number[]): Promise<void> {
  const file = await sharp({ create: { width: 515, height: 515, channels: 3, background: '#e6be50' } })
    .avif({ effort: 0 })
    .toBuffer();
  const masters = products.map((n): Master => {
    const { design_code, piece, karat } = productPiece(n);
    return {
      design_code,
      view: 'hero',
      alloy: '18-yellow',
      size: 515,
      key: pictureKey(piece, { karat, colour: 'yellow' }, 'hero'),
      bytes: file.length,
      tint: 'e6be50',
    };
  });
  for (const master of masters) {
    const path = masterPath(heroes, master);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, file);
  }
  await writeMasters(masters, heroes);
}
