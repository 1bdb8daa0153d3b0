/** Client files of this shell, of others and of releases, by public path; compressed once each, also over restarts. */
import { extname } from 'node:path';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { LiveRemote } from '../../release-delivery/live.ts';
import type { ReleaseFiles } from '../../release-delivery/release-files.ts';
import type { ShellBuild } from '../../page/document/shell-build.ts';
import type { ShellStore } from '../../shell-files/shell-store.ts';
import { encode, type Encoding } from './encoding.ts';
import type { Compressed, KeptCompression } from './kept-compression.ts';

export interface StaticFile {
  readonly type: string;
  readonly etag: string;
  readonly compressible: boolean;
  encoded(encoding: Encoding): Promise<Buffer>;
}

export interface StaticFiles {
  /**
   * `null` for what is not public; rejects for a file that was changed on disk.
   * @throws FileUnavailable when what holds it does not answer now
   */
  find(path: string): Promise<StaticFile | null>;
  /** Compresses well, one after another, what is about to be asked for. */
  warm(remotes: readonly LiveRemote[]): Promise<void>;
  /** Compresses nothing more, once what is under way is done: a process that ends would wait for seconds of it. */
  close(): Promise<void>;
}

interface ShellFiles {
  readonly manifest: Pick<ShellBuild['manifest'], 'base' | 'files'>;
  readonly read: ShellBuild['read'];
}

export interface StaticFilesParts {
  readonly shell: ShellFiles;
  readonly otherShells: Pick<ShellStore, 'read'>;
  readonly releases: Pick<ReleaseFiles, 'read'>;
  readonly kept: KeptCompression;
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.wasm': 'application/wasm',
};
const COMPRESSIBLE = /^(text\/|application\/json|image\/svg)/;
const MAX_MEMORY = 128 * 1024 * 1024;

export function createStaticFiles({ shell, otherShells, releases, kept }: StaticFilesParts): StaticFiles {
  const files = new LRUCache<string, StaticFile>({ max: 4_000 });
  /** Asked for by many at once, a file is fetched once. */
  const openings = new Map<string, Promise<StaticFile | null>>();
  const memory = new LRUCache<string, Buffer>({
    maxSize: MAX_MEMORY,
    sizeCalculation: (bytes) => bytes.length + 1,
  });
  let closing = false;
  const improving = new PQueue({ concurrency: 1 });

  function bytesOf(path: string): Promise<Buffer | null> {
    const { base } = shell.manifest;
    if (path.startsWith(base)) return shell.read(path.slice(base.length));
    return path.startsWith('/shell/') ? otherShells.read(path) : releases.read(path);
  }

  async function open(path: string): Promise<StaticFile | null> {
    const first = await bytesOf(path);
    if (!first) return null;
    memory.set(`identity ${path}`, first);
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    const compressible = COMPRESSIBLE.test(type) && first.length > 256;

    async function variant(encoding: Encoding): Promise<Buffer> {
      const key = `${encoding} ${path}`;
      const known = memory.get(key);
      if (known) return known;
      const bytes = encoding === 'identity' ? await bytesOf(path) : await quickly(encoding);
      if (!bytes) throw new Error(`${path} is gone`);
      memory.set(key, bytes);
      return bytes;
    }
    async function quickly(encoding: Compressed): Promise<Buffer> {
      const bytes = await variant('identity');
      return (await kept.read(bytes, encoding)) ?? encode(bytes, encoding, 'quick');
    }
    const improve = (encoding: Compressed): Promise<void> =>
      improving.add(async () => {
        const bytes = await variant('identity');
        memory.set(
          `${encoding} ${path}`,
          (await kept.read(bytes, encoding)) ?? (await kept.make(bytes, encoding)),
        );
      });
    let improved = false;
    return {
      // The path names these bytes for good, and they were checked against their hash.
      type,
      compressible,
      etag: `"${Buffer.from(path).toString('base64url').slice(-40)}"`,
      async encoded(encoding) {
        if (compressible && !improved) {
          improved = true;
          void Promise.all([improve('br'), improve('gzip')]).catch(() => {
            improved = false;
          });
        }
        return variant(encoding);
      },
    };
  }

  const find = async (path: string): Promise<StaticFile | null> => {
    const known = files.get(path);
    if (known) return known;
    let opening = openings.get(path);
    if (!opening) {
      opening = open(path).finally(() => openings.delete(path));
      openings.set(path, opening);
    }
    const file = await opening;
    if (file) files.set(path, file);
    return file;
  };

  return {
    find,
    close() {
      closing = true;
      improving.clear();
      return improving.onIdle();
    },
    async warm(remotes) {
      const paths = [
        ...shell.manifest.files
          .filter(({ path }) => path.startsWith('client/'))
          .map(({ path }) => shell.manifest.base + path.slice('client/'.length)),
        ...remotes.flatMap(({ base, stored }) =>
          stored.descriptor.files
            .filter(({ path }) => path.startsWith('client/'))
            .map(({ path }) => base + path.slice('client/'.length)),
        ),
      ];
      for (const path of paths) if (!closing) await (await find(path))?.encoded('identity');
      await improving.onIdle();
      await kept.prune();
    },
  };
}
