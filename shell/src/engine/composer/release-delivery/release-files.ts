/**
 * Client files of releases: of those held here from disk, of all others from the registry, by hash. A
 * document of another composer may name a release this one does not hold yet, cannot carry, or held
 * once; its pages ask whichever composer the balancer chooses.
 */
import {
  type CompositionKeys,
  type Descriptor,
  readDescriptor,
  sha384Of,
  verifyComposedReleases,
} from '@suvarna/contracts/release-delivery';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { FileUnavailable, TooManyWait } from '../elsewhere/file-unavailable.ts';
import { createNextLook, type NextLookOptions } from '../elsewhere/next-look.ts';
import { RegistryUnavailable, type RegistryClient } from './registry-client.ts';
import { readVerified, ReleaseRefused, type StoredRelease } from './release-store.ts';

export interface ReleaseFiles {
  /** Makes the files of a release reachable that is on this machine's disk. */
  admit(release: StoredRelease): void;
  /**
   * Bytes at `/remotes/<name>/<version>/<file>`; `null` when no release that was ever live has it.
   * @throws FileUnavailable when the registry cannot say or hand it out now
   * @throws ReleaseRefused when what it hands out is not what the hash says
   */
  read(path: string): Promise<Buffer | null>;
}

export interface ReleaseFilesParts {
  readonly registry: Pick<RegistryClient, 'composedReleases' | 'descriptor' | 'blob'>;
  readonly keys: CompositionKeys;
  readonly looks?: NextLookOptions;
}

type Files = ReadonlyMap<string, Descriptor['files'][number]>;

/** Descriptors of other releases in memory; one is some 50 kB. */
const DESCRIPTORS = 100;
const PARALLEL = 4;
/** Who may wait for the registry's bytes at once. */
const MOST_WAITING = 400;

export function createReleaseFiles({ registry, keys, looks }: ReleaseFilesParts): ReleaseFiles {
  const held = new Map<string, StoredRelease>();
  /** `name/version` → hash of the release. */
  let composed: ReadonlyMap<string, string> = new Map();
  const described = new LRUCache<string, Promise<Files>>({ max: DESCRIPTORS });
  const asking = new PQueue({ concurrency: PARALLEL });

  const lookAgain = createNextLook(async () => {
    const verdict = verifyComposedReleases(await registry.composedReleases(), keys);
    if (!verdict.ok)
      throw new FileUnavailable(`the registry's list of releases is not believed: ${verdict.reason}`);
    composed = new Map(
      Object.entries(verdict.releases).flatMap(([name, versions]) =>
        Object.entries(versions).map(([version, release]) => [`${name}/${version}`, release] as const),
      ),
    );
  }, looks);

  async function hashOf(release: string): Promise<string | undefined> {
    if (!composed.has(release)) await lookAgain();
    return composed.get(release);
  }

  async function ask<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    if (asking.size >= MOST_WAITING) throw new TooManyWait('too many wait for files of the registry');
    return asking.add(work);
  }

  async function describe(hash: string, named: string): Promise<Files> {
    const bytes = await ask(() => registry.descriptor(hash));
    if (sha384Of(bytes) !== hash)
      throw new ReleaseRefused(hash, 'remote.json does not have the hash the registry signed');
    const verdict = readDescriptor(bytes);
    if (!verdict.ok) throw new ReleaseRefused(hash, `remote.json: ${verdict.reason}`);
    const { name, version } = verdict.descriptor;
    if (`${name}/${version}` !== named)
      throw new ReleaseRefused(hash, `the release is ${name} ${version}, not ${named}`);
    return filesIn(verdict.descriptor);
  }

  function filesOf(hash: string, named: string): Promise<Files> {
    let files = described.get(hash);
    if (!files) {
      described.set(hash, (files = describe(hash, named)));
      files.catch(() => described.delete(hash));
    }
    return files;
  }

  async function download(hash: string, { path, integrity, bytes }: Descriptor['files'][number]) {
    const content = await ask(() => registry.blob(integrity));
    if (content.length !== bytes || sha384Of(content) !== integrity)
      throw new ReleaseRefused(hash, `${path} does not have the hash its descriptor names`);
    return content;
  }

  /** `null` when nothing was ever live under that name. */
  async function elsewhere(named: string): Promise<{ readonly hash: string; readonly files: Files } | null> {
    const hash = await hashOf(named);
    return hash === undefined ? null : { hash, files: await filesOf(hash, named) };
  }

  async function fromRegistry(named: string, path: string): Promise<Buffer | null> {
    const own = held.get(named);
    try {
      const found = own ? { hash: own.release, files: filesIn(own.descriptor) } : await elsewhere(named);
      const file = found?.files.get(path);
      return found && file ? await download(found.hash, file) : null;
    } catch (error) {
      if (error instanceof RegistryUnavailable) throw new FileUnavailable(`${path} of ${named}`, error);
      throw error;
    }
  }

  return {
    admit: ({ ...release }) => {
      held.set(`${release.descriptor.name}/${release.descriptor.version}`, release);
    },
    async read(path) {
      const [, remotes, name = '', version = '', ...rest] = path.split('/');
      if (remotes !== 'remotes' || rest.length === 0) return null;
      const named = `${name}/${version}`;
      const file = `client/${rest.join('/')}`;
      const release = held.get(named);
      if (release && !release.integrity.has(file)) return null;
      try {
        if (release) return await readVerified(release, file);
      } catch (error) {
        // Removed because newer releases came, or changed on disk: the registry has the right bytes.
        if (!(error instanceof ReleaseRefused)) throw error;
      }
      return fromRegistry(named, file);
    },
  };
}

const filesIn = ({ files }: Descriptor): Files => new Map(files.map((file) => [file.path, file]));
