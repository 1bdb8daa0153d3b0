/** What a release changes against another of the same remote, for who is about to put it live. */
import { type Descriptor, RemoteName, Version } from '@suvarna/contracts/release-delivery';
import { Type } from 'typebox';
import { descriptorOf } from '../domain/change-composition.ts';
import type { BlobStore } from '../domain/ports.ts';
import { RegistryError } from '../domain/registry-error.ts';
import {
  difference,
  textDifference,
  textFilesOf,
  textsIn,
  type Texts,
} from '../domain/release-difference.ts';
import type { RegistryApp, RouteParts } from './registry-app.ts';
import { closed, failures, Text } from './schemas.ts';

const Lists = Type.Object({ added: Type.Array(Text), removed: Type.Array(Text) });
const Pair = Type.Object({ from: Text, to: Text });
const Said = Type.Array(Type.Object({ language: Text, key: Text, text: Text }));
const Bytes = Type.Union([Type.Integer(), Type.Null()]);

const Difference = Type.Object({
  from: Version,
  to: Version,
  commit: Pair,
  routes: Lists,
  /** `emits bag.contents.changed`, `listens …`. */
  events: Lists,
  texts: Type.Object({
    added: Said,
    removed: Said,
    changed: Type.Array(Type.Object({ language: Text, key: Text, from: Text, to: Text })),
    /** Files of texts that differ and could not be read. */
    unread: Type.Array(Text),
  }),
  bytes: Type.Object({
    from: Type.Integer(),
    to: Type.Integer(),
    files: Type.Array(Type.Object({ file: Text, from: Bytes, to: Bytes })),
  }),
  host: Pair,
});

/** Files of texts are a few hundred kB at most. */
const MOST_BYTES = 1024 * 1024;
const MOST_FILES = 100;

export function differenceRoutes(app: RegistryApp, { releases, blobs }: RouteParts): void {
  const described = async (remote: string, version: string): Promise<Descriptor> => {
    const release = await releases.byVersion(remote, version);
    if (!release) throw new RegistryError('RELEASE.NOT_FOUND', `${remote} ${version} was never published`);
    return descriptorOf(release);
  };

  app.get(
    '/v1/remotes/:remote/difference',
    {
      config: { caller: 'viewer' },
      schema: {
        params: Type.Object({ remote: RemoteName }, closed),
        querystring: Type.Object({ from: Version, to: Version }, closed),
        response: { 200: Difference, ...failures },
      },
    },
    async ({ params: { remote }, query }) => {
      const [from, to] = await Promise.all([described(remote, query.from), described(remote, query.to)]);
      const [before, after] = await Promise.all([readTexts(blobs, from, to), readTexts(blobs, to, from)]);
      const texts = textDifference(before.texts, after.texts);
      const unread = [...new Set([...before.unread, ...after.unread])];
      return { ...difference(from, to), texts: { ...texts, unread } };
    },
  );
}

/** Texts of the files that the other release does not have as they are. */
async function readTexts(
  blobs: BlobStore,
  of: Descriptor,
  other: Descriptor,
): Promise<{ readonly texts: Texts; readonly unread: readonly string[] }> {
  const same = new Set(other.files.map(({ path, integrity }) => `${path} ${integrity}`));
  const differing = textFilesOf(of).filter(({ file }) => !same.has(`${file.path} ${file.integrity}`));
  const texts = new Map<string, Map<string, string>>();
  const unread: string[] = [];
  for (const [at, { language, file }] of differing.entries()) {
    const bytes = at < MOST_FILES && file.bytes <= MOST_BYTES ? await blobs.read(file.integrity) : null;
    const found = bytes && textsIn(bytes.toString('utf8'));
    if (!found) unread.push(file.path);
    const known = texts.get(language) ?? new Map<string, string>();
    texts.set(language, known);
    for (const [key, text] of found ?? []) known.set(key, text);
  }
  return { texts, unread };
}
